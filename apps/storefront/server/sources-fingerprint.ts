import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'pnpm-lock.yaml',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'apps/storefront/{app,public,speed}/**/*',
  'apps/storefront/*.{ts,json}',
];

/** Whether a file is never part of a build. */
const isTest = (name: string) => /\.(test|stories|fixtures|guide|play)\.tsx?$/.test(name);

/**
 * A fingerprint of the sources of a build: builds of the same sources have the same id, wherever and whenever they are
 * made.
 * @param root folder of the repository
 */
export function sourcesFingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const names = files
    .filter((file) => file.isFile() && !isTest(file.name))
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
  for (const name of names.toSorted())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  return hash.digest('hex');
}
