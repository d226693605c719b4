import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/client.ts';

/** PostgreSQL accepts 65,535 parameters per statement; rows are inserted in batches below that. */
export async function insertAll<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  portion = 400,
): Promise<void> {
  for (let from = 0; from < rows.length; from += portion) {
    await tx.insert(table).values(rows.slice(from, from + portion));
  }
}
