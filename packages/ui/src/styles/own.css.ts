import { style } from '@vanilla-extract/css';

/** For an element without its own styles: it gets those of `own-elements.css.ts`, which match class names. */
export const ownElement = style({});
