import { style } from '@vanilla-extract/css';

/** Keeps fields about as long as their values. */
export const formWidth = style({ maxInlineSize: '44rem' });
