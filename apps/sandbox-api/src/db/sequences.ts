import { sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** For use after inserting rows with explicit ids: the next id follows the largest one. */
export async function resetSequences(db: Queryable): Promise<void> {
  const { rows } = await db.execute<{ table: string; sequence: string }>(sql`
    select t.relname as table, s.relname as sequence
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
    join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`);
  for (const { table, sequence } of rows) {
    await db.execute(
      sql`select setval(${sequence}, coalesce((select max(id) from ${sql.identifier(table)}), 0) + 1, false)`,
    );
  }
}
