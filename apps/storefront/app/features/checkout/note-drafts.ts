import { isTexts } from '../../browser/index.ts';
import { draftInTab } from '../../drafts/index.ts';

/** The notes typed at a checkout. */
export const noteDrafts = (preOrderNo: string) => draftInTab(`checkoutNotes:${preOrderNo}`, isTexts);
