const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of characters as people see them: a family of emoji is one. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

/** The text without what is after its first characters. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
