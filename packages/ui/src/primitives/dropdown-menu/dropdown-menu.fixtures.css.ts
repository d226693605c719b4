import { style } from '@vanilla-extract/css';

/** A parent that clips its overflow. */
export const clipped = style({ blockSize: '4rem', overflow: 'hidden' });
