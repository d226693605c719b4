import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../sandbox-api/src/postgres.ts';
import { endSandbox, spawnSandbox } from '../../../sandbox-api/src/testing/spawned.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the sandbox API that all integration tests of one run share. */
    sandboxOrigin: string;
  }
}

/** One sandbox for the whole run, with its own PostgreSQL, data directory and seeded catalogue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketfront-storefront-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the directory.
  await chmod(dataDir, 0o755);
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const postgres = await startPostgres({ dataDir, durable: false });
    stops.push(postgres.stop);
    const sandbox = await spawnSandbox(dataDir, {
      DATABASE_URL: postgres.url,
      TRUSTED_PROXIES: 'loopback',
    });
    stops.push(() => endSandbox(sandbox, 'SIGTERM'));
    project.provide('sandboxOrigin', sandbox.origin);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
