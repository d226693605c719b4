import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, migrateDatabase } from '../db/client.ts';
import { startPostgres } from '../postgres.ts';
import { seed } from '../seed/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the cluster; its database "seeded" is the template for the databases of the test files. */
    postgresUrl: string;
  }
}

export const templateName = 'seeded';

export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One cluster for the whole run, with one migrated and seeded database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketfront-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the directory.
  await chmod(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const admin = connect(postgres.url, { connections: 1 });
    await admin.pool.query(`CREATE DATABASE ${templateName}`);
    await admin.close();
    const template = connect(databaseUrl(postgres.url, templateName));
    await migrateDatabase(template);
    await seed(template.db, {});
    await template.close();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  return stop;
}
