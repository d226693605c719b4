import path from 'node:path';
import { expect, it } from 'vitest';
import { readIndex, readManifest, withComponentExports, withComponentIndex } from '../../scripts/exports.ts';

const packageDir = path.resolve(import.meta.dirname, '../..');

// `pnpm --filter @marketfront/ui exports` writes both.
it('has a sub-path per component folder', () => {
  expect(readManifest(packageDir).exports).toEqual(withComponentExports(packageDir));
});

it('exports every component from the index, except those that are loaded on demand', () => {
  expect(readIndex(packageDir)).toBe(withComponentIndex(packageDir));
});
