import { style } from '@vanilla-extract/css';

/** Lines of text that can be read. */
export const page = style({ maxInlineSize: '44rem' });
