import { style } from '@vanilla-extract/css';

/** A placeholder as high as the window, for a part whose code is loading: the parts below it stay out of sight. */
export const windowHigh = style({ minBlockSize: '100vh' });
