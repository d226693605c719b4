import { keepInterrupted, peekOnce } from '../session/one-time.server.ts';

/** A question to a store; the notes of a checkout. */
type Kind = 'ask' | 'notes';

/**
 * Keeps a text while its author is on another page. The address of the page names it by a key: the text may be longer than
 * an address, and no link can put words into a form.
 * @returns the key
 */
export const keepTextDraft = (kind: Kind, text: string): Promise<string> => keepInterrupted(kind, text);

/** The text of a key; `undefined` when there is none any more. */
export const readTextDraft = async (kind: Kind, key: string | null): Promise<string | undefined> =>
  key ? peekOnce(`${kind}:${key}`) : undefined;
