import { readFile } from 'node:fs/promises';
import { sqlState } from '../db/client.ts';

const known: readonly (readonly [pattern: RegExp, explanation: (home: string) => string])[] = [
  [
    /No space left on device|ENOSPC|could not extend file/i,
    (home) => `There is no space left on the disk that holds ${home}. PostgreSQL needs about 200 MB.`,
  ],
  [
    /EACCES|EPERM|Permission denied|has wrong ownership|not owned/i,
    (home) =>
      `The data directory ${home} cannot be written by this user. Delete it, or set SANDBOX_DATA_DIR.`,
  ],
  [
    /Address already in use|could not bind/i,
    () => 'The port meant for PostgreSQL is taken. Free it, or let the sandbox choose one.',
  ],
  [
    /error while loading shared libraries|ENOEXEC|cannot execute|not found \(required by/i,
    () =>
      "PostgreSQL's program files do not run on this machine (a broken install, or a system without glibc). Run `npx -y pnpm@12 install --force`, or set DATABASE_URL.",
  ],
  [
    /incompatible with server|database files are incompatible/i,
    (home) =>
      `The data in ${home} was made by another version of PostgreSQL. Delete the directory to start afresh.`,
  ],
];

const wayOut = (home: string) =>
  `Delete the directory ${home} to start with new data (or restore your backup of it), or set SANDBOX_DATA_DIR to another one.`;

/** Files of the cluster are missing, truncated or have wrong contents. */
export const damaged = (home: string, cause?: unknown): Error =>
  new Error(`The data in ${home} is damaged. ${wayOut(home)}`, { cause });

/**
 * SQLSTATE classes of a server that cannot read its own files (system error, internal error, data corrupted), or does
 * not know our password or database; and errors caused by files in place of directories.
 */
export const isDamage = (error: unknown): boolean =>
  /^(58|XX|28|3D|EEXIST|ENOTDIR)/.test(sqlState(error) ?? '');

/** Adds the solution to errors that damaged data causes; other errors stay unchanged. */
export function explainDamage(error: unknown, home: string): unknown {
  return isDamage(error) ? damaged(home, error) : error;
}

/** One clear message in place of a server's log. */
export async function explainFailure(error: unknown, home: string, logFile: string): Promise<Error> {
  const message = error instanceof Error ? error.message : String(error);
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const evidence = `${message}\n${output}\n${log.slice(-4000)}`;
  const match = known.find(([pattern]) => pattern.test(evidence));
  if (match) return new Error(match[1](home), { cause: error });
  if (isDamage(error)) return damaged(home, error);
  if (!message.includes('PostgreSQL ended') && !output)
    return error instanceof Error ? error : new Error(message);
  // A server of our own version on our own data does not end by itself for other reasons.
  if (!output) return damaged(home, error);
  const lastLines = output.trim().split('\n').slice(-5).join('\n');
  return new Error(`PostgreSQL did not start:\n${lastLines}`, { cause: error });
}
