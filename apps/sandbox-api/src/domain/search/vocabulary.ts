import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { products, searchWords } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { isUnspaced, unspacedInPostgres, unspacedPhrases } from './words.ts';

/** The words of the catalogue, most common first. */
export type Vocabulary = { spaced: readonly string[]; unspaced: readonly string[] };

/** At most a minute old. */
export const vocabularyOf = (db: Db): Promise<Vocabulary> =>
  memo(db, 'search-words', 60, async () => {
    const rows = (await db.select().from(searchWords)).toSorted((a, b) => b.products - a.products);
    const words = Map.groupBy(rows, ({ word }) => isUnspaced(word));
    const list = (key: boolean) => (words.get(key) ?? []).map(({ word }) => word);
    return { spaced: list(false), unspaced: list(true) };
  });

/** The pieces of text that PostgreSQL takes for words in languages without spaces. */
const unspacedPieces = sql`${searchWords.word} ~ ${unspacedInPostgres}`;

/**
 * Collects the choices of all products and the words of their names. To be called after products were added or changed.
 */
export async function refreshCatalogue(db: Queryable): Promise<void> {
  await db.execute(sql`select refresh_product_facets()`);
  await db.delete(searchWords).where(unspacedPieces);
  const names = await db
    .select({ text: products.searchText, count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(products.isShow, true))
    .groupBy(products.searchText);
  const counts = new Map<string, number>();
  for (const { text, count } of names)
    for (const phrase of unspacedPhrases(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + count);
  await db.execute(sql`
    insert into ${searchWords} (word, products)
    select * from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[])`);
}
