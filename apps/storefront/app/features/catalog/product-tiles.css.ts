import { style } from '@vanilla-extract/css';

/** The quick add, and a reserved place for the button that script adds, so that nothing moves. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) 36px',
  alignItems: 'center',
});
