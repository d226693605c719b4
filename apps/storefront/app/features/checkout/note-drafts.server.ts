import { keepTextDraft, readTextDraft } from '../../drafts/index.server.ts';
import type { Notes } from './store-notes.ts';

/** Stores the notes to several stores while the shopper uses a form on another page. */
export const keepNotes = (notes: Notes): Promise<string> => keepTextDraft('notes', JSON.stringify(notes));

/** The notes of the checkout's URL: a single note in the URL itself, or the stored ones by their key. */
export async function readNotes(params: URLSearchParams): Promise<Notes> {
  const kept = await readTextDraft('notes', params.get('notes'));
  const note = params.get('note');
  return { ...(kept && (JSON.parse(kept) as Notes)), ...(note !== null && { note }) };
}
