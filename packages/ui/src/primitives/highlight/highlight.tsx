'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { mark } from './highlight.css.ts';

/** The start and end of the first occurrence of a term, ignoring case and accents; `undefined` without one. */
export function findTerm(text: string, term: string, locale: string): readonly [number, number] | undefined {
  const wanted = plain(term.trim(), locale);
  if (wanted === '') return undefined;
  // Whole user-perceived characters: a Thai or Lao vowel sign, or an accent, is never separated from its letter.
  const characters = [...new Intl.Segmenter(locale).segment(text)];
  for (const [from, { index }] of characters.entries()) {
    let folded = '';
    for (let to = from; to < characters.length && folded.length < wanted.length; to += 1) {
      const character = characters[to];
      if (!character) break;
      folded += plain(character.segment, locale);
      if (folded === wanted) return [index, character.index + character.segment.length];
    }
  }
  return undefined;
}

const plain = (text: string, locale: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLocaleLowerCase(locale);

export interface HighlightProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The whole text. */
  text: string;
  /** The term whose first occurrence is marked, ignoring case and accents. */
  term: string;
}

/** A text in which the typed term is marked. */
export const Highlight = forwardRef<HTMLSpanElement, HighlightProps>(function Highlight(
  { text, term, ...rest },
  ref,
) {
  const { locale } = useUi();
  const [from, to] = findTerm(text, term, locale) ?? [0, 0];
  return (
    <span ref={ref} {...rest}>
      {text.slice(0, from)}
      {to > 0 && (
        <mark data-part="match" className={mark}>
          {text.slice(from, to)}
        </mark>
      )}
      {text.slice(to)}
    </span>
  );
});
