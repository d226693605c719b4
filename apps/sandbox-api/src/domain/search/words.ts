/** Scripts without spaces between words: Chinese, Thai, Lao, Japanese. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The same for PostgreSQL, which does not know scripts by name. */
export const unspacedInPostgres = '[\\u0E00-\\u0EFF\\u3040-\\u30FF\\u3400-\\u9FFF]';

export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Uses the dictionaries of all these languages, whatever language is named here. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text. Dictionaries lack names and foreign words, so those are split into pieces. */
export const segmentsOf = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** The most pieces into which one word may be split, and the limits of its letters. */
const mostPieces = 6;
const lengths = { min: 2, max: 24 };

/**
 * The searchable phrases of a text in languages without spaces: its words, and sequences of neighbouring words, as
 * shoppers type them.
 */
export function unspacedPhrases(text: string): Set<string> {
  const phrases = new Set<string>();
  const recent: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || !isUnspaced(segment)) {
      recent.length = 0;
      continue;
    }
    recent.push(segment);
    if (recent.length > mostPieces) recent.shift();
    for (let first = 0; first < recent.length; first++) {
      const phrase = recent.slice(first).join('');
      if (phrase.length >= lengths.min && phrase.length <= lengths.max) phrases.add(phrase);
    }
  }
  return phrases;
}
