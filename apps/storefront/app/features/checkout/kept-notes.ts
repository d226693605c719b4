import { keepInTab, keptInTab } from '../../state/kept-in-tab.ts';
import { isTexts, type Texts } from '../../state/stored.ts';

const keyOf = (preOrderNo: string) => `checkoutNotes:${preOrderNo}`;

/** The notes that were typed at a checkout in this tab. */
export const keptNotes = (preOrderNo: string): Texts => keptInTab(keyOf(preOrderNo), isTexts) ?? {};

/** Keeps a note for a reload of this tab. */
export const keepNote = (preOrderNo: string, name: string, note: string): void =>
  keepInTab(keyOf(preOrderNo), { ...keptNotes(preOrderNo), [name]: note });
