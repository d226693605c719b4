import { style } from '@vanilla-extract/css';

/** As high as the card form, so that nothing moves when it comes. */
export const cardFrame = style({ minBlockSize: 240 });
