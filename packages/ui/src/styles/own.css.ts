import { style } from '@vanilla-extract/css';

/** For an element without styles of its own: it gets those of `own-elements.css.ts`, which go by the class name. */
export const ownElement = style({});
