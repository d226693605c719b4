import { style } from '@vanilla-extract/css';

/** An address is read in short lines. */
export const panel = style({ maxInlineSize: 780 });
