import { style } from '@vanilla-extract/css';

/** While the code of a store's header loads. */
export const topPlace = style({ minBlockSize: '360px' });
