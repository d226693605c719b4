import { globalStyle, style } from '@vanilla-extract/css';

export const gallery = style({});
// The preview from the card is sharp, unlike a preview that a server may send.
globalStyle(`${gallery} img[aria-hidden]:not([src^="data:"])`, { filter: 'none', scale: '1' });

/** Print styles: the product without its controls. */
export const page = style({});
const onPaper = (selector: string) =>
  globalStyle(`${page} ${selector}`, { '@media': { print: { display: 'none' } } });
onPaper('button');
onPaper('nav');
onPaper('[id=questions] form');
onPaper('[data-part="thumbnails"]');
// Rails of other products.
onPaper('section:has([data-part="track"])');
// As wide as a photograph in a printed catalogue, not as the sheet.
globalStyle(`${page} ${gallery}`, { '@media': { print: { maxInlineSize: '9cm' } } });
