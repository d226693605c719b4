/** Files that differ from a commit: in commits since then, in the working tree, or not yet added to git. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** The exact names, including those that git would quote. */
const names = (output: string) => output.split('\0').filter((name) => name !== '');

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).trim();
  } catch {
    throw new Error(`There is no revision "${revision}".`);
  }
}

/**
 * Paths relative to the repository; a renamed or removed file also counts under its old name.
 * @param since A revision; later commits on its branch, after this one left it, do not count
 * @throws Error for a revision that does not exist
 */
export function changedFiles(since = 'HEAD'): string[] {
  const commit = commitOf(since);
  const tracked = git('diff', '--name-only', '--no-renames', '--merge-base', '-z', commit, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...names(tracked), ...names(untracked)])].toSorted();
}
