import { firstProducts } from '../catalog/product-list.ts';
import type { Scope } from '../shared/scope.ts';
import { nearest } from './nearest.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { isUnspaced, segmentsOf } from './words.ts';

/**
 * The probable meaning of a search: each unknown word is replaced by the most similar word of the catalogue, or dropped
 * if none is similar.
 * @returns null if the search has no error, and if its correction finds nothing either
 */
export async function correctSpelling(scope: Scope, keyword: string): Promise<string | null> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const known = await vocabularyOf(scope.db);
  const meant = words.flatMap((word) => meantBy(known, word)).join(' ');
  if (meant === '' || meant === words.join(' ')) return null;
  const found = await firstProducts(scope, { keyword: meant }, 'sales-desc', 1);
  return found.length > 0 ? meant : null;
}

function meantBy({ spaced, unspaced }: Vocabulary, word: string): string | string[] {
  if (!isUnspaced(word)) return nearest(spaced, word) ?? [];
  // Any part of these names counts as known, wherever it is cut.
  if (unspaced.some((phrase) => phrase.includes(word))) return word;
  const whole = nearest(unspaced, word);
  if (whole !== undefined) return whole;
  const pieces = segmentsOf(word).filter((piece) => piece.length > 1);
  return pieces.flatMap((piece) => nearest(isUnspaced(piece) ? unspaced : spaced, piece) ?? []);
}
