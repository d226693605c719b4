import { style } from '@vanilla-extract/css';

/** While the code of the page loads. */
export const place = style({ minBlockSize: '100vh' });
