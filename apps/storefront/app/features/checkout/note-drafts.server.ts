import { keepTextDraft, readTextDraft } from '../../drafts/index.server.ts';
import type { Notes } from './store-notes.ts';

/** Keeps the notes typed to several stores while the shopper is at a form of another page. */
export const keepNotes = (notes: Notes): Promise<string> => keepTextDraft('notes', JSON.stringify(notes));

/** The notes of the checkout's address: one that stands in it, or those that it has the key of. */
export async function readNotes(params: URLSearchParams): Promise<Notes> {
  const kept = await readTextDraft('notes', params.get('notes'));
  const note = params.get('note');
  return { ...(kept && (JSON.parse(kept) as Notes)), ...(note !== null && { note }) };
}
