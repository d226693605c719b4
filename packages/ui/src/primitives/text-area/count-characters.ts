const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of user-perceived characters: a family emoji is one. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

/** The first characters of a text. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
