import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { messagesPlugin } from './index.ts';

const root = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(root, { recursive: true }));

function fileOf(locale: string, messages: Record<string, string>): [code: string, id: string] {
  const file = path.join(root, 'messages', locale, 'cart.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const code = JSON.stringify(messages);
  writeFileSync(file, code);
  return [code, file];
}

it('fills what a language lacks from the default language, and names each key', () => {
  const english = fileOf('en', { title: 'Your cart', empty: 'Nothing here' });
  const german = fileOf('de', { title: 'Warenkorb' });
  const warn = vi.fn<(message: string) => void>();
  const { handler } = messagesPlugin({ fallback: 'en' }).transform;
  expect(JSON.parse(handler.call({ warn }, ...german).code)).toEqual({
    title: 'Warenkorb',
    empty: 'Nothing here',
  });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"empty".*de.*"en"/)]]);
  handler.call({ warn }, ...english);
  expect(warn).toHaveBeenCalledOnce();
});

it('leaves files as they are without a default language', () => {
  const { handler } = messagesPlugin().transform;
  const warn = vi.fn<(message: string) => void>();
  expect(JSON.parse(handler.call({ warn }, ...fileOf('fr', { title: 'Panier' })).code)).toEqual({
    title: 'Panier',
  });
  expect(warn).not.toHaveBeenCalled();
});
