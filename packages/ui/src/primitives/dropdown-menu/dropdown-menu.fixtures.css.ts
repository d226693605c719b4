import { style } from '@vanilla-extract/css';

/** A parent that cuts off what overflows it. */
export const clipped = style({ blockSize: '4rem', overflow: 'hidden' });
