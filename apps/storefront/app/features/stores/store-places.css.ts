import { style } from '@vanilla-extract/css';

/** Reserves the space while the code of a store's header loads. */
export const topPlace = style({ minBlockSize: '360px' });
