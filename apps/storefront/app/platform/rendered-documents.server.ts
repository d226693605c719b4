import { splitLocalePath } from '@marketfront/i18n';
import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import { isPrefetched } from './prefetch.ts';
import type { RootData } from './root-data.ts';

/** Whole documents by what they show, measured in characters. */
const documents = new LRUCache<string, string>({
  maxSize: 2 ** 25,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** They stand for what differs in each answer: the nonce of its policy, and the attempt of its forms. */
const nonceMark = '\0n';
const attemptMark = '\0a';

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
  return {
    /** The document for this answer, if it is known. */
    known: known?.replaceAll(nonceMark, nonce ?? '').replaceAll(attemptMark, attempt ?? ''),
    remember(html: string): void {
      // A document without nonces allows what is inline by its hashes.
      if (key === null || !nonce || html.includes('\0')) return;
      const common = html.replaceAll(nonce, nonceMark);
      documents.set(key, attempt === null ? common : common.replaceAll(attempt, attemptMark));
    },
  };
}
