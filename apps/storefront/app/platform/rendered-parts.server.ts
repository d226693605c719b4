import { LRUCache } from 'lru-cache';
import type { RenderedParts } from './rendered-once.tsx';
import type { RootData } from './root-data.ts';

/** What is remembered of a part. */
interface Known {
  readonly html: string;
  /** The links in the head of its page that preload its pictures: React writes them there while it renders the part. */
  readonly preloads: string;
}

/** Parts by key, measured in characters. */
const knownParts = new LRUCache<string, Known>({
  maxSize: 2 ** 25,
  sizeCalculation: ({ html, preloads }, key) => html.length + preloads.length + key.length,
});

/** No others are in a page: texts are escaped, and merchants' HTML may not have such elements. */
const marks = /(<rendered-part id="\d+">|<\/rendered-part>)/;
const closing = '</rendered-part>';
const numberOf = /^<rendered-part id="(\d+)">$/;

const preload = /<link rel="preload" as="image"[^>]*>/g;
/** Its widths where it has them, else its address. */
const pictureOf = / (?:imageSrcSet|href)="([^"]+)"(?!.* imageSrcSet=)/;
/** React writes the preloads of pictures before those of modules. */
const afterPreloads = /<link [^>]*rel="modulepreload"|<\/head>/;

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
  readonly known: Known | undefined;
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
      const known = knownParts.get(key);
      return { number: asked.push({ key, samePlace, known }) - 1, known: known !== undefined };
    },
  };

  /** Remembers what this page has rendered, if it is the same on other pages. */
  function remember({ key, samePlace }: Part, rendered: string, links: readonly string[]): void {
    if (ofOnePage.test(rendered) || (!samePlace && ofOnePlace.test(rendered))) return;
    knownParts.set(key, {
      html: attempt ? rendered.replaceAll(attempt, attemptMark) : rendered,
      preloads: links.filter((link) => rendered.includes(pictureOf.exec(link)?.[1] ?? link)).join(''),
    });
  }

  return {
    parts,
    /** Puts known parts into the HTML of the page and remembers the others. A part may have others in it. */
    complete(html: string): string {
      const links = html.slice(0, html.indexOf('</head>')).match(preload) ?? [];
      const missing: string[] = [];
      /** The parts that are open, and what is written before each of them in the one around it. */
      const open: { readonly part: Part | undefined; readonly before: string }[] = [];
      let text = '';
      for (const piece of html.split(marks)) {
        const number = numberOf.exec(piece)?.[1];
        if (number !== undefined) {
          open.push({ part: asked[Number(number)], before: text });
          text = '';
        } else if (piece === closing) {
          const { part, before = '' } = open.pop() ?? {};
          if (part?.known) {
            text = attempt ? part.known.html.replaceAll(attemptMark, attempt) : part.known.html;
            if (part.known.preloads) missing.push(part.known.preloads);
          } else if (part) remember(part, text, [...links, ...missing]);
          text = before + text;
        } else text += piece;
      }
      return missing.length > 0 ? text.replace(afterPreloads, (next) => missing.join('') + next) : text;
    },
  };
}
