import path from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, withComponentExports } from '../../scripts/exports.ts';

it('gives every component folder its own path (`node packages/ui/scripts/exports.ts` writes them)', () => {
  const packageDir = path.resolve(import.meta.dirname, '../..');
  expect(readManifest(packageDir).exports).toEqual(withComponentExports(packageDir));
});
