import type { Notes } from './store-notes.ts';

const key = 'checkoutNotes';

interface KeptNotes {
  readonly preOrderNo: string;
  readonly notes: Notes;
}

const isKept = (value: unknown): value is KeptNotes =>
  typeof value === 'object' &&
  value !== null &&
  'preOrderNo' in value &&
  'notes' in value &&
  typeof value.notes === 'object' &&
  value.notes !== null &&
  Object.values(value.notes).every((note) => typeof note === 'string');

/** The notes that were typed at a checkout in this tab. */
export function keptNotes(preOrderNo: string): Notes {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) && kept.preOrderNo === preOrderNo ? kept.notes : {};
  } catch {
    return {}; // denied
  }
}

/** Keeps a note for a reload of this tab; those of another checkout are forgotten. */
export function keepNote(preOrderNo: string, name: string, note: string): void {
  const kept: KeptNotes = { preOrderNo, notes: { ...keptNotes(preOrderNo), [name]: note } };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // denied or full
  }
}
