import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { merchants } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { nearest } from './nearest.ts';
import { isUnspaced, unspacedPhrases } from './words.ts';

type StoreWords = { texts: readonly string[]; phrases: ReadonlyMap<string, string> };

const mostWords = 6;

/** Sequences of neighbouring words in a name, as written there. */
function phrasesOf(name: string): string[] {
  const words = [...name.matchAll(/\S+/g)];
  const spaced = words.flatMap(({ index: from }, first) =>
    words
      .slice(first, first + mostWords)
      .map(({ index, 0: last }) => name.slice(from, index + last.length))
      .filter((phrase) => phrase.length > 2),
  );
  return isUnspaced(name) ? [...spaced, ...unspacedPhrases(name)] : spaced;
}

/** The names and keywords of open stores, and their searchable words; at most a minute old. */
const wordsOf = (db: Db): Promise<StoreWords> =>
  memo(db, 'store-words', 60, async () => {
    const rows = await db
      .select({ name: merchants.name, keywords: merchants.keywords })
      .from(merchants)
      .where(eq(merchants.isOpen, true))
      .orderBy(merchants.id);
    const texts = rows.flatMap(({ name, keywords }) => [name, keywords]);
    // The whole name of one store may be part of another store's name.
    const phrases = rows.flatMap(({ name, keywords }) => [name, ...keywords.split(',')].flatMap(phrasesOf));
    return {
      texts: texts.map((text) => text.toLowerCase()),
      phrases: new Map(phrases.toReversed().map((phrase) => [phrase.toLowerCase(), phrase])),
    };
  });

/**
 * The probable meaning of a search for a store: the most similar sequence of words in a store's name, else the sequence
 * that is similar to the longest of the typed words.
 * @returns null if the search finds a store, or if nothing is similar
 */
export async function correctStoreSpelling(db: Db, keyword: string): Promise<string | null> {
  const wanted = keyword.toLowerCase().trim();
  const { texts, phrases } = await wordsOf(db);
  if (wanted === '' || texts.some((text) => text.includes(wanted))) return null;
  const known = [...phrases.keys()];
  const words = wanted.split(/\s+/).slice(0, mostWords);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  for (const typed of [words.join(' '), ...(words.length > 1 ? longestFirst : [])]) {
    const meant = nearest(known, typed);
    if (meant !== undefined) return phrases.get(meant) ?? null;
  }
  return null;
}
