import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { startPostgres } from './postgres.ts';
import { endSandbox, spawnSandbox } from './testing/spawned.ts';

const run = promisify(execFile);

let home: string;
let intact: string;

/** Does the steps of main.ts before it listens, then stops everything again. */
async function open(dataDir: string): Promise<void> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    await openDatabase({ dataDir, databaseUrl: undefined, products: 20 }, stops);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'marketfront-damage-'));
  await chmod(home, 0o755);
  intact = join(home, 'intact');
  await open(intact);
});

afterAll(() => rm(home, { recursive: true, force: true }));

const cluster = (directory: string, ...path: string[]) => join(directory, 'postgres', ...path);

const damages = {
  'a deleted control file': (directory: string) => rm(cluster(directory, 'global', 'pg_control')),
  'a cut control file': (directory: string) => truncate(cluster(directory, 'global', 'pg_control'), 100),
  'a deleted version file': (directory: string) => rm(cluster(directory, 'PG_VERSION')),
  'a deleted log of changes': (directory: string) => rm(cluster(directory, 'pg_wal'), { recursive: true }),
  'a deleted database': (directory: string) => rm(cluster(directory, 'base', '5'), { recursive: true }),
  'emptied tables': async (directory: string) => {
    const base = cluster(directory, 'base', '5');
    const files = (await readdir(base)).filter((name) => /^\d{5}$/.test(name));
    await Promise.all(files.map((name) => rm(join(base, name))));
  },
  'a lost password': (directory: string) => rm(join(directory, 'postgres.json')),
  'a wrong password': (directory: string) =>
    writeFile(join(directory, 'postgres.json'), JSON.stringify({ port: 1, password: 'x' })),
  'a file in place of the directory': async (directory: string) => {
    await rm(directory, { recursive: true });
    await writeFile(directory, '');
  },
} satisfies Record<string, (directory: string) => Promise<unknown>>;

async function damagedCopy(damage: (directory: string) => Promise<unknown>): Promise<string> {
  const directory = join(home, 'damaged');
  await rm(directory, { recursive: true, force: true });
  // Keeps the owner of the files, who is another user when the tests run as root.
  await run('cp', ['-a', intact, directory]);
  await damage(directory);
  return directory;
}

const wayOut = (directory: string) => `The data in ${directory} is damaged. Delete the directory`;

describe('damaged data', () => {
  it.each(Object.entries(damages))('names the way out after %s', async (_, damage) => {
    const directory = await damagedCopy(damage);
    await expect(open(directory)).rejects.toThrow(wayOut(directory));
  });

  it('ends the process with that sentence', async () => {
    const directory = await damagedCopy(damages['a cut control file']);
    const start = spawnSandbox(directory).then((spawned) => endSandbox(spawned, 'SIGTERM'));
    await expect(start).rejects.toThrow(`The sandbox API could not start: ${wayOut(directory)}`);
  });

  it('makes a cluster again whose first start was interrupted', async () => {
    const directory = join(home, 'interrupted');
    await (await startPostgres({ dataDir: directory })).stop();
    await rm(join(directory, 'postgres.json'));
    await rm(cluster(directory, 'postmaster.opts'));
    const postgres = await startPostgres({ dataDir: directory });
    await postgres.stop();
    expect(postgres.url).toContain('127.0.0.1');
  });
});
