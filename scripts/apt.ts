import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Whether Debian packages can be installed. */
export const hasApt = isRoot && existsSync('/usr/bin/apt-get');

/** Options for installation commands: silent, and terminated if a download hangs. */
export const quietly = { stdio: 'ignore', timeout: 300_000 } as const;

const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], quietly).status === 0;

/**
 * Installs Debian packages.
 * @param args names of packages, and options of `apt-get install`
 * @returns whether they are installed; false if there is no apt-get or this user may not use it
 */
export function aptInstall(...args: string[]): boolean {
  if (!hasApt) return false;
  const install = () => apt('install', '-y', ...args);
  return install() || (apt('update') && install());
}
