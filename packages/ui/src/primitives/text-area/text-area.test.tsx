// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { TextArea } from './text-area.tsx';

const note = (
  <UiProvider locale="en" messages={en}>
    <TextArea label="Note" defaultValue="Ring twice" maxLength={150} />
  </UiProvider>
);

/** What a server renders, which has no document. */
function onServer(): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(note);
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The text area as the server sends it, hydrated after somebody has typed into it. */
async function hydratedAfter(typed: string | undefined) {
  const root = document.createElement('div');
  root.innerHTML = onServer();
  document.body.append(root);
  const area = root.querySelector('textarea');
  if (!area) throw new Error('The server renders no text area.');
  expect(area.value).toBe('Ring twice');
  if (typed !== undefined) area.value = typed;
  await act(async () => hydrateRoot(root, note));
  return { area, counter: root.querySelector('[data-part=counter] [aria-hidden]')?.textContent };
}

it('keeps what was typed into a prefilled text before hydration, and counts it', async () => {
  const { area, counter } = await hydratedAfter('Leave it at the door');
  expect(area.value).toBe('Leave it at the door');
  expect(area.defaultValue).toBe('Ring twice');
  expect(counter).toBe('20/150');
});

it('keeps a prefilled text that was emptied before hydration', async () => {
  expect((await hydratedAfter('')).area.value).toBe('');
});

it('shows its prefilled text where nobody typed', async () => {
  const { area, counter } = await hydratedAfter(undefined);
  expect(area.value).toBe('Ring twice');
  expect(counter).toBe('10/150');
});
