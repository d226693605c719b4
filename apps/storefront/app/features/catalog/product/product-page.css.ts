import { globalStyle, style } from '@vanilla-extract/css';

/** The picture that a view transition moves (`picture-transition.ts`). */
export const gallery = style({});
globalStyle(`${gallery} [data-part="stage"]`, { viewTransitionName: 'product-picture' });
// The picture of the card is sharp, unlike the preview that a server may send.
globalStyle(`${gallery} img[aria-hidden]:not([src^="data:"])`, { filter: 'none', scale: '1' });
