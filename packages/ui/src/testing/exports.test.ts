import path from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, withComponentExports } from '../../scripts/exports.ts';

it('has a sub-path per component folder (`node packages/ui/scripts/exports.ts` writes them)', () => {
  const packageDir = path.resolve(import.meta.dirname, '../..');
  expect(readManifest(packageDir).exports).toEqual(withComponentExports(packageDir));
});
