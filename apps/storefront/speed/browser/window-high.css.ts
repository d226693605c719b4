import { style } from '@vanilla-extract/css';

/** A place as high as the window, for a part whose code loads: the parts below it stay out of sight. */
export const windowHigh = style({ minBlockSize: '100vh' });
