import distance from 'damerau-levenshtein';
import { isUnspaced } from './words.ts';

/** How many letters may be wrong, missing, doubled or swapped. */
const tolerance = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const isShortUnspaced = (word: string) => word.length === 2 && isUnspaced(word);

/**
 * The word most like one that was typed; itself when it is known.
 * @param known the most common first: of several that are as near, it is chosen
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

/** Of two characters one may be wrong when only one word is like that; with several, nothing tells which was meant. */
function nearestOfTwo(known: readonly string[], word: string): string | undefined {
  const like = new Set<string>();
  for (const candidate of known) {
    if (candidate === word) return word;
    if (candidate.length === 2 && distance(word, candidate).steps === 1) like.add(candidate);
  }
  const [only] = like;
  return like.size === 1 ? only : undefined;
}
