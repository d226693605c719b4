import { firstProducts } from '../catalog/product-list.ts';
import type { Scope } from '../shared/scope.ts';
import { nearest } from './nearest.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { isUnspaced, segmentsOf } from './words.ts';

/**
 * What the words of a search probably mean: each unknown one becomes the word of the catalogue most like it; one that is
 * like none is left out.
 * @returns null when the search has no error, and when its correction finds nothing either
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
  // As much as these names hold, however it is divided.
  if (unspaced.some((phrase) => phrase.includes(word))) return word;
  const whole = nearest(unspaced, word);
  if (whole !== undefined) return whole;
  const pieces = segmentsOf(word).filter((piece) => piece.length > 1);
  return pieces.flatMap((piece) => nearest(isUnspaced(piece) ? unspaced : spaced, piece) ?? []);
}
