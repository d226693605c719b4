import { keepInterrupted, peekOnce } from '../session/one-time.server.ts';

/** A question to a store, or the notes of a checkout. */
type Kind = 'ask' | 'notes';

/**
 * Stores a text while its author is on another page. The page's address refers to it by a key: the text may be longer
 * than an address can be, and no link can put words into a form.
 * @returns the key
 */
export const keepTextDraft = (kind: Kind, text: string): Promise<string> => keepInterrupted(kind, text);

/** The text of a key; `undefined` if it is no longer stored. */
export const readTextDraft = async (kind: Kind, key: string | null): Promise<string | undefined> =>
  key ? peekOnce(`${kind}:${key}`) : undefined;
