import { style } from '@vanilla-extract/css';

/** While the code of the products loads. */
export const place = style({ minBlockSize: '100vh' });
