import distance from 'damerau-levenshtein';
import type { Db } from '../../db/client.ts';
import { searchWords } from '../../db/schema.ts';
import { firstProducts } from '../catalog/product-list.ts';
import { memo } from '../shared/memo.ts';
import type { Scope } from '../shared/scope.ts';

/** The words of the catalogue, the most common first; a minute old at most. */
const vocabulary = (db: Db): Promise<{ word: string; products: number }[]> =>
  memo(db, 'search-words', 60, async () =>
    (await db.select().from(searchWords)).toSorted((a, b) => b.products - a.products),
  );

/**
 * What the words of a search probably mean: each unknown one becomes the word of the catalogue most like it; one that is
 * like none is left out.
 * @returns null when the search is as it should be, and when what it probably means finds nothing either
 */
export async function correctSpelling(scope: Scope, keyword: string): Promise<string | null> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const known = await vocabulary(scope.db);
  const meant = words.flatMap((word) => nearest(known, word) ?? []).join(' ');
  if (meant === '' || meant === words.join(' ')) return null;
  const found = await firstProducts(scope, { keyword: meant }, 'sales-desc', 1);
  return found.length > 0 ? meant : null;
}

/** How many letters may be wrong, missing, doubled or swapped. */
const tolerance = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest(known: readonly { word: string }[], word: string): string | undefined {
  let best: { word: string; steps: number } | undefined;
  for (const { word: candidate } of known) {
    if (candidate === word) return word;
    if (Math.abs(candidate.length - word.length) > tolerance(word)) continue;
    const { steps } = distance(word, candidate);
    // Of several that are as near, the most common comes first.
    if (steps <= tolerance(word) && (best === undefined || steps < best.steps))
      best = { word: candidate, steps };
  }
  return best?.word;
}
