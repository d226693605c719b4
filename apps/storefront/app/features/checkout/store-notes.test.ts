import { describe, expect, it } from 'vitest';
import { hasStoreNotes, notesOf, shownNotes, storeNotesOf } from './store-notes.ts';

const group = (storeId: number, note: string | null = null) => ({ storeId, note });
const checkout = (groups: ReturnType<typeof group>[], storeNotesSupported = true) => ({
  groups,
  storeNotesSupported,
  note: null,
});

describe('the notes of a checkout', () => {
  it('are one for each of several stores, where the back end takes them', () => {
    expect(hasStoreNotes(checkout([group(1), group(2)]))).toBe(true);
    expect(hasStoreNotes(checkout([group(1)]))).toBe(false);
    expect(hasStoreNotes(checkout([group(1), group(2)], false))).toBe(false);
  });

  it('show what was typed, else what the back end knows', () => {
    const of = checkout([group(1, 'Blue'), group(2, 'Red')]);
    expect(shownNotes(of, { note2: '' })).toEqual({ note1: 'Blue', note2: '' });
    expect(shownNotes({ ...of, storeNotesSupported: false, note: 'All' }, {})).toEqual({ note: 'All' });
  });

  it('follow a store that is the only one left to the only field', () => {
    const typed = { note1: 'Ring twice', note2: 'No plastic' };
    expect(shownNotes(checkout([group(2)]), typed)).toEqual({ note: 'No plastic' });
    expect(shownNotes(checkout([group(2, 'Red')]), { note: 'All' })).toEqual({ note: 'All' });
  });

  it('are read from a form among its other fields', () => {
    const fields = { note12: 'Ring', note: 'All', note0: 'x', notes: 'x', noteX: 'x', payType: 'paypal' };
    expect(storeNotesOf(fields)).toEqual([{ storeId: 12, note: 'Ring' }]);
    expect(notesOf(fields)).toEqual({ note12: 'Ring', note: 'All', note0: 'x' });
  });
});
