import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { endSandbox, spawnSandbox } from './testing/spawned.ts';

const run = promisify(execFile);

let home: string;
let intact: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'marketfront-damage-'));
  await chmod(home, 0o755);
  intact = join(home, 'intact');
  await endSandbox(await spawnSandbox(intact), 'SIGTERM');
});

afterAll(() => rm(home, { recursive: true, force: true }));

const cluster = (directory: string, ...path: string[]) => join(directory, 'postgres', ...path);

const damages: Record<string, (directory: string) => Promise<unknown>> = {
  'a deleted control file': (directory) => rm(cluster(directory, 'global', 'pg_control')),
  'a cut control file': (directory) => truncate(cluster(directory, 'global', 'pg_control'), 100),
  'a deleted version file': (directory) => rm(cluster(directory, 'PG_VERSION')),
  'a deleted log of changes': (directory) => rm(cluster(directory, 'pg_wal'), { recursive: true }),
  'a deleted database': (directory) => rm(cluster(directory, 'base', '5'), { recursive: true }),
  'emptied tables': async (directory) => {
    const base = cluster(directory, 'base', '5');
    const files = (await readdir(base)).filter((name) => /^\d{5}$/.test(name));
    await Promise.all(files.map((name) => rm(join(base, name))));
  },
  'a lost password': (directory) => rm(join(directory, 'postgres.json')),
  'a wrong password': (directory) =>
    writeFile(join(directory, 'postgres.json'), JSON.stringify({ port: 1, password: 'x' })),
  'a file in place of the directory': async (directory) => {
    await rm(directory, { recursive: true });
    await writeFile(directory, '');
  },
};

describe('damaged data', () => {
  it.each(Object.entries(damages))('names the way out after %s', async (_, damage) => {
    const directory = join(home, 'damaged');
    await rm(directory, { recursive: true, force: true });
    // Keeps the owner of the files, which as root is another user.
    await run('cp', ['-a', intact, directory]);
    await damage(directory);
    const failure = await spawnSandbox(directory).then(
      async (spawned) => `started: ${await endSandbox(spawned, 'SIGTERM')}`,
      (error: Error) => error.message,
    );
    const sentence = failure.split('\n').find((line) => line.includes('could not start')) ?? failure;
    expect(sentence).toContain(`The data in ${directory} is damaged. Delete the directory`);
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
