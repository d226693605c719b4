import { mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { connect, type Database, migrateDatabase } from './db/client.ts';
import { products } from './db/schema.ts';
import { explainDamage } from './postgres/failures.ts';
import { startPostgres } from './postgres.ts';
import { seed } from './seed/index.ts';

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'products'>;

/**
 * The configured database, or a PostgreSQL of our own, migrated, and filled if it is empty.
 * @param stops receives the functions that stop everything started here, to be called in reverse order, also after a
 * failure
 * @param say reports each step
 */
export async function openDatabase(
  config: DatabaseConfig,
  stops: (() => Promise<unknown>)[],
  say: (step: string) => void = () => undefined,
): Promise<Database> {
  await mkdir(config.dataDir, { recursive: true }).catch((error: unknown) => {
    throw explainDamage(error, config.dataDir);
  });

  let url = config.databaseUrl;
  if (!url) {
    say('starting PostgreSQL');
    const postgres = await startPostgres({ dataDir: config.dataDir });
    stops.push(postgres.stop);
    url = postgres.url;
  }
  const database = connect(url);
  stops.push(database.close);

  try {
    say('migrating');
    await migrateDatabase(database, async () => {
      const [first] = await database.db.select({ id: products.id }).from(products).limit(1);
      if (first) return;
      say('seeding the demo data');
      await seed(database.db, { products: config.products });
    });
  } catch (error) {
    throw config.databaseUrl ? error : explainDamage(error, config.dataDir);
  }
  return database;
}
