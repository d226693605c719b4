import { style } from '@vanilla-extract/css';

/** Fields are as long as the values they hold. */
export const formWidth = style({ maxInlineSize: '44rem' });
