import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isString, isTexts, type Texts } from '../../state/stored.ts';

const key = 'checkoutNotes';

interface KeptNotes {
  readonly preOrderNo: string;
  readonly notes: Texts;
}

const isKept = (value: unknown): value is KeptNotes => {
  const { preOrderNo, notes } = (value ?? {}) as Partial<KeptNotes>;
  return isString(preOrderNo) && isTexts(notes);
};

/** The notes that were typed at a checkout in this tab. */
export function keptNotes(preOrderNo: string): Texts {
  const kept = keptInTab(key, isKept);
  return kept?.preOrderNo === preOrderNo ? kept.notes : {};
}

/** Keeps a note for a reload of this tab; those of another checkout are forgotten. */
export function keepNote(preOrderNo: string, name: string, note: string): void {
  const kept: KeptNotes = { preOrderNo, notes: { ...keptNotes(preOrderNo), [name]: note } };
  keepInTab(key, kept);
}
