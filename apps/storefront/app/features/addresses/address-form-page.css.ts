import { style } from '@vanilla-extract/css';

/** Fields are as long as what is typed into them. */
export const formWidth = style({ maxInlineSize: '44rem' });
