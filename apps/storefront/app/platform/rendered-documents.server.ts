import { splitLocalePath } from '@marketfront/i18n';
import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import { isPrefetched } from './prefetch.ts';
import type { RootData } from './root-data.ts';

/** They stand for what differs in each answer: the nonce of its policy, and the attempt of its forms. */
const nonceMark = '\0n';
const attemptMark = '\0a';
type Mark = typeof nonceMark | typeof attemptMark;
const isMark = (piece: string): piece is Mark => piece === nonceMark || piece === attemptMark;

/** A document as it is sent, in bytes, with marks between. */
type Pieces = readonly (Uint8Array | Mark)[];

/** Whole documents by what they show, measured in bytes. */
const documents = new LRUCache<string, Pieces>({
  maxSize: 2 ** 25,
  sizeCalculation: (pieces, key) => pieces.reduce((size, { length }) => size + length, key.length),
});

const piecesOf = (html: string): Pieces =>
  html.split(/(\0[na])/).map((piece) => (isMark(piece) ? piece : Buffer.from(piece)));

/**
 * All that decides what the document shows: its address and the data of its routes.
 * @returns null for what is not browsed, for the answer to a form, and for a page with a fault or a message
 */
function keyOf({ staticHandlerContext: handled }: EntryContext): string | null {
  const { location, loaderData, actionData, errors, statusCode } = handled;
  const root = loaderData['root'] as RootData | undefined;
  if (!isPrefetched(splitLocalePath(location.pathname).path)) return null;
  if (!root || root.flash || actionData || errors || statusCode !== 200) return null;
  const shown = { ...loaderData, root: { ...root, attempt: root.attempt !== null } };
  return location.pathname + location.search + JSON.stringify(shown);
}

/**
 * Remembers finished documents: to visitors with the same language, currency, country, cart count and so on, whose page
 * has the same data, the same document is sent without rendering it again.
 */
export function renderedDocument(entry: EntryContext, nonce: string | undefined) {
  const key = import.meta.env.PROD ? keyOf(entry) : null;
  const attempt = (entry.staticHandlerContext.loaderData['root'] as RootData | undefined)?.attempt ?? null;
  const known = key === null ? undefined : documents.get(key);
  const values = { [nonceMark]: Buffer.from(nonce ?? ''), [attemptMark]: Buffer.from(attempt ?? '') };
  return {
    /** The document for this answer in UTF-8, if it is known. */
    known: known && Buffer.concat(known.map((piece) => (typeof piece === 'string' ? values[piece] : piece))),
    remember(html: string): void {
      // A document without nonces allows what is inline by its hashes.
      if (key === null || !nonce || html.includes('\0')) return;
      const common = html.replaceAll(nonce, nonceMark);
      documents.set(key, piecesOf(attempt === null ? common : common.replaceAll(attempt, attemptMark)));
    },
  };
}
