import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user for PostgreSQL when we are root, and a directory that this user can certainly access. */
export type ServiceUser = { uid: number; gid: number; home: string };

/** undefined: PostgreSQL runs as the current user. */
export async function findServiceUser(): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  // `nobody` exists everywhere, so the machine's accounts stay unchanged.
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([n]) => n === name)).find(Boolean);
  if (!account) {
    throw new Error(
      'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Run as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(account[2]), gid: Number(account[3]), home: '/var/tmp/marketfront-sandbox' };
}

/** Whether this user may enter the directory. */
export async function isReachable(path: string, { uid, gid }: ServiceUser): Promise<boolean> {
  for (let directory = path; ; directory = dirname(directory)) {
    const { mode, uid: owner, gid: group } = await stat(directory);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (directory === dirname(directory)) return true;
  }
}
