import { keepInterrupted, peekOnce } from '../../session/index.server.ts';
import type { Notes } from './store-notes.ts';

/** Keeps what was typed to several stores while the shopper is at a form of another page. An address is too short for it. */
export const keepNotes = (notes: Notes): Promise<string> => keepInterrupted('notes', JSON.stringify(notes));

/** The notes of the checkout's address: one that stands in it, or those that it has the key of. */
export async function keptNotes(params: URLSearchParams): Promise<Notes> {
  const key = params.get('notes');
  const kept = key ? await peekOnce(`notes:${key}`) : undefined;
  const note = params.get('note');
  return { ...(kept && (JSON.parse(kept) as Notes)), ...(note !== null && { note }) };
}
