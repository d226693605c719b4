import { style } from '@vanilla-extract/css';

/** Wider windows show the same information beside the content. */
export const phoneOnly = style({ '@media': { '(min-width: 720px)': { display: 'none' } } });
