import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isString } from '../../state/stored.ts';
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
  Object.values(value.notes).every(isString);

/** The notes that were typed at a checkout in this tab. */
export function keptNotes(preOrderNo: string): Notes {
  const kept = keptInTab(key, isKept);
  return kept?.preOrderNo === preOrderNo ? kept.notes : {};
}

/** Keeps a note for a reload of this tab; those of another checkout are forgotten. */
export function keepNote(preOrderNo: string, name: string, note: string): void {
  const kept: KeptNotes = { preOrderNo, notes: { ...keptNotes(preOrderNo), [name]: note } };
  keepInTab(key, kept);
}
