import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './client.ts';

/** Runs a query with the values of its placeholders. */
export type Prepared<Row> = (db: Db, values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

const dialect = new PgDialect();

/** Names of statements by their text. Each connection keeps what it prepared, so that only the first ones get a name. */
const names = new Map<string, string>();
const namedStatements = 200;

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < namedStatements) names.set(text, `mf${names.size}`);
  return names.get(text);
}

/**
 * Builds a query once for many runs; PostgreSQL parses it once per connection. `sql.placeholder(name)` stands for what
 * differs between runs.
 */
export function prepare<Row extends QueryResultRow>(query: SQL): Prepared<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = nameOf(text);
  return async (db, values) =>
    (
      await db.$client.query<Row>({
        text,
        ...(name && { name }),
        values: fillPlaceholders(params, { ...values }),
      })
    ).rows;
}
