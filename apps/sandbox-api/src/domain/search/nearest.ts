import distance from 'damerau-levenshtein';
import { isUnspaced } from './words.ts';

/** The number of letters that may be wrong, missing, doubled or swapped. */
const tolerance = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const isShortUnspaced = (word: string) => word.length === 2 && isUnspaced(word);

/**
 * The known word most similar to a typed one; the word itself if it is known.
 * @param known most common first: of several equally similar words, the most common one is returned
 */
export function nearest(known: readonly string[], word: string): string | undefined {
  if (isShortUnspaced(word)) return nearestOfTwo(known, word);
  const most = tolerance(word);
  let best: { word: string; steps: number } | undefined;
  for (const candidate of known) {
    if (candidate === word) return word;
    if (Math.abs(candidate.length - word.length) > most) continue;
    const { steps } = distance(word, candidate);
    if (steps <= most && (best === undefined || steps < best.steps)) best = { word: candidate, steps };
  }
  return best?.word;
}

/** One of two characters may be wrong if only one word is that similar; with several, the intended one is unclear. */
function nearestOfTwo(known: readonly string[], word: string): string | undefined {
  const like = new Set<string>();
  for (const candidate of known) {
    if (candidate === word) return word;
    if (candidate.length === 2 && distance(word, candidate).steps === 1) like.add(candidate);
  }
  const [only] = like;
  return like.size === 1 ? only : undefined;
}
