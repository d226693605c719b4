/** Builds the published packages and packs them into the tarballs that consumers install. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const packages = ['i18n', 'api-client', 'ui'] as const;
export type PackageName = (typeof packages)[number];

/** Ignored by git, and outside of the packages. */
export const packsDir = path.join(root, '.cache/packs');

export const manifestOf = (name: PackageName) =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    exports: Record<string, unknown>;
  };

export const tarballOf = (name: PackageName) =>
  path.join(packsDir, `marketfront-${name}-${manifestOf(name).version}.tgz`);

export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

export function buildPackages(): void {
  for (const name of packages) run('tsup', [], path.join(root, 'packages', name));
}

export function packPackages(): void {
  rmSync(packsDir, { recursive: true, force: true });
  mkdirSync(packsDir, { recursive: true });
  for (const name of packages) {
    run('pnpm', ['pack', '--pack-destination', packsDir], path.join(root, 'packages', name));
  }
}

if (import.meta.main) {
  buildPackages();
  packPackages();
  console.log(packages.map(tarballOf).join('\n'));
}
