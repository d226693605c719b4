import { style } from '@vanilla-extract/css';

/** The quick add, and the place of a button that comes with the script: nothing moves then. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) 36px',
  alignItems: 'center',
});
