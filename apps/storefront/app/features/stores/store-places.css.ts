import { style } from '@vanilla-extract/css';

/** While the code of a store's header loads. */
export const topPlace = style({ minBlockSize: '360px' });
/** While the code of a list of stores loads. */
export const listPlace = style({ minBlockSize: '100vh' });
/** While the code of a store's first page loads. */
export const homePlace = style({ minBlockSize: '100vh' });
