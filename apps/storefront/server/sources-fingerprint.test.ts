import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sourcesFingerprint } from './sources-fingerprint.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('is the same for the same sources in any folder, and another for others', () => {
  const [first, second] = [newFolder(), newFolder()];
  const app = path.join(first, 'apps/storefront/app');
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, 'page.ts'), 'one');
  const fingerprint = sourcesFingerprint(first);
  cpSync(first, second, { recursive: true });
  expect(sourcesFingerprint(second)).toBe(fingerprint);

  writeFileSync(path.join(app, 'page.test.ts'), 'a test');
  expect(sourcesFingerprint(first)).toBe(fingerprint);
  writeFileSync(path.join(app, 'page.ts'), 'two');
  expect(sourcesFingerprint(first)).not.toBe(fingerprint);
});
