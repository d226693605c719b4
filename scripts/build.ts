import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesFingerprint } from '../apps/storefront/server/sources-fingerprint.ts';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'apps/storefront/build/.sources');

/**
 * Builds the storefront unless its sources are unchanged since the last build.
 * @returns whether it was built
 * @throws Error with the output of the failed build
 */
export function buildStorefront(): boolean {
  const current = sourcesFingerprint(root);
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
