import { globalStyle, style } from '@vanilla-extract/css';

/** Print styles: the invoice without controls, and without the progress of the order and its parcel. */
export const page = style({});
export const actions = style({ '@media': { print: { display: 'none' } } });
for (const part of ['button', 'nav', 'form', 'ol', '[data-part="actions"]'])
  globalStyle(`${page} ${part}`, { '@media': { print: { display: 'none' } } });
globalStyle(`[data-part="side"]:has(~ * ${page})`, { '@media': { print: { display: 'none' } } });
/** The seller and the document's name, in print only. */
export const letterhead = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
