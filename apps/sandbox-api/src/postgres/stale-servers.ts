import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/**
 * After `kill -9` of the sandbox, its PostgreSQL is still running; after a power cut only its lock file remains, and
 * the process id in it may now belong to another process. Neither may prevent the next start. The lock file of an ended
 * server is kept: from it, PostgreSQL detects that a process of that server is still running.
 */
export async function clearLeftovers(cluster: string, url: string | undefined): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!isAlive(pid)) return;
  if (!(await isPostgresOf(pid, cluster))) {
    await rm(lockFile, { force: true });
    return;
  }
  if (url && (await isOwned(url))) {
    throw new Error(`The data in ${cluster} is in use by another sandbox that is running. Stop it first.`);
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (await isPostgresOf(pid, cluster)) {
    if (Date.now() > deadline)
      throw new Error(`The PostgreSQL left over in ${cluster} (process ${pid}) does not stop.`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'win32') return true;
    const { stdout } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(async () => ({
      // Slim containers do not have `ps`.
      stdout: (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' '),
    }));
    return stdout.includes('postgres') && stdout.includes(cluster);
  } catch {
    return false;
  }
}

/** Whether a running sandbox holds a connection; the server soon notices the lost connection of a killed one. */
async function isOwned(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'marketfront-owner'`,
      );
      if (!rowCount) return false;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  return true;
}
