import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'apps/storefront/build/.sources');

const sources = [
  'pnpm-lock.yaml',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'apps/storefront/{app,public,speed}/**/*',
  'apps/storefront/*.{ts,json}',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of names
    .filter((name) => !/\.(test|stories|fixtures|guide|play)\.tsx?$/.test(name))
    .toSorted()) {
    hash.update(path.relative(root, name)).update('\0').update(readFileSync(name)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the storefront unless its sources are those of the last build.
 * @returns whether it was built
 * @throws Error with the output of the failed build
 */
export function buildStorefront(): boolean {
  const current = fingerprint();
  try {
    if (readFileSync(stamp, 'utf8') === current) return false;
  } catch {
    // never built
  }
  const result = spawnSync('pnpm', ['--filter', 'storefront', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    const reason = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
    throw new Error(/ENOSPC/.test(reason) ? 'There is no space left on this disk.' : reason);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return true;
}

if (import.meta.main) console.log(buildStorefront() ? 'Built.' : 'Already built.');
