import { is } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';

export type Db = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For queries that run inside a transaction as well as outside one. */
export type Queryable = Db | Transaction;

export type Database = { db: Db; pool: Pool; url: string; close: () => Promise<void> };

/** @param options.connectionTimeout how long a query waits for a connection, in milliseconds */
export function connect(
  url: string,
  options: { connections?: number; connectionTimeout?: number } = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    // A query that waits for a lock or a lost server must not block a request forever.
    statement_timeout: 15_000,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    keepAlive: true,
  });
  // A connection that breaks, idle or inside a transaction, is replaced by the pool; without listeners it would end
  // the process. The query or transaction that used it fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  // drizzle keeps the connection forever when BEGIN fails: twenty such failures would leave none.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { db, pool, url, close: () => pool.end() };
}

/**
 * Applies the missing migrations, and then fills the database; servers that start at the same time wait for each other.
 * @param fill writes the initial data if there is none
 */
export async function migrateDatabase(
  { pool }: Pick<Database, 'pool'>,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect();
  const migrationLock = 7_301_544;
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
    });
    await fill();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    client.release(true);
  }
}

const isTransaction = (db: Queryable): db is Transaction => is(db, PgTransaction);

const retryable = new Set(['40001', '40P01']);

/** The SQLSTATE of a failed query, also when drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  // Not `instanceof`: errors of Node come from another realm where tests run in a vm.
  for (let e = error as { code?: unknown; cause?: unknown } | undefined; e; e = e.cause as typeof e) {
    if (typeof e.code === 'string') return e.code;
  }
  return undefined;
}

/**
 * Runs a transaction, and repeats it when PostgreSQL ended it because of a deadlock or a serialization conflict. Inside
 * a transaction, the work becomes part of that transaction.
 */
export async function transact<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= 5 || !retryable.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
