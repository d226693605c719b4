import { LRUCache } from 'lru-cache';
import type { RenderedParts } from './rendered-once.tsx';
import type { RootData } from './root-data.ts';

/** HTML by key, in characters. */
const known = new LRUCache<string, string>({
  maxSize: 2 ** 25,
  sizeCalculation: (html, key) => html.length + key.length,
});

const opening = '<rendered-part id="';
const endOfOpening = '">';
const closing = '</rendered-part>';

/** Stands for the attempt of the visit (`RootData.attempt`), which differs on each page. */
const attemptMark = '\0';

/** What belongs to one page alone: nonces, and what React would still replace. */
const ofOnePage = /nonce=|<template|\0/;
/** Ids made by `useId`. */
const ofOnePlace = /_R_/;

/** What a page knows of its visit, as text: the beginning of the keys of all its parts. */
const keyOf = (root: RootData) =>
  JSON.stringify({
    ...root,
    shopper: root.shopper.signedIn,
    attempt: root.attempt !== null,
    flash: null,
  });

interface Part {
  readonly key: string;
  readonly samePlace: boolean;
  /** undefined: this page renders it. */
  readonly html: string | undefined;
}

/** Remembers parts of pages for all visitors, see `RenderedOnce`. One for each rendering of a page. */
export function renderedParts() {
  const asked: Part[] = [];
  let attempt: string | null = null;
  let visit: string | undefined;

  const parts: RenderedParts = {
    ask({ root, by, samePlace }) {
      attempt = root.attempt;
      visit ??= keyOf(root);
      const key = visit + JSON.stringify(by);
      const html = known.get(key);
      return { number: asked.push({ key, samePlace, html }) - 1, known: html !== undefined };
    },
  };

  /** The HTML of a part: the known one, or the one that this page has rendered, which is remembered. */
  function partOf({ key, samePlace, html }: Part, rendered: string): string {
    if (html !== undefined) return attempt ? html.replaceAll(attemptMark, attempt) : html;
    const shared = !ofOnePage.test(rendered) && (samePlace || !ofOnePlace.test(rendered));
    if (shared) known.set(key, attempt ? rendered.replaceAll(attempt, attemptMark) : rendered);
    return rendered;
  }

  return {
    parts,
    /** Puts known parts into the HTML of the page and remembers the others. */
    complete(html: string): string {
      const [start = '', ...rest] = html.split(opening);
      return rest.reduce((whole, piece) => {
        const startOfPart = piece.indexOf(endOfOpening);
        const endOfPart = piece.indexOf(closing, startOfPart);
        const part = asked[Number(piece.slice(0, startOfPart))];
        // No mark of ours: texts are escaped, and merchants' HTML may not have such elements.
        if (!part || endOfPart < 0) return whole + opening + piece;
        const rendered = piece.slice(startOfPart + endOfOpening.length, endOfPart);
        return whole + partOf(part, rendered) + piece.slice(endOfPart + closing.length);
      }, start);
    },
  };
}
