import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * The files that differ from a revision: committed since, changed in the working tree, or not tracked yet.
 * @param since a revision of git
 * @returns paths from the root of the repository
 * @throws Error for an unknown revision
 */
export const changedFiles = (since = 'HEAD'): string[] => [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
