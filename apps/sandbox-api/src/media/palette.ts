import type { Lch } from './colour.ts';
import type { Colour, Tile } from './recipe.ts';

/**
 * Background of a picture from its light corner to its dark one, the shadow of objects on it, and the tint of pictures
 * whose ground is the page's own, so that they suit light and dark themes.
 */
export const tilePaints: Readonly<
  Record<Tile, { light: string; deep: string; shadow: string; tint: string }>
> = {
  paper: { light: '#f8f5ef', deep: '#ece6da', shadow: '#5b4a33', tint: '#a08c6c' },
  sand: { light: '#f4ebdc', deep: '#e7d9c2', shadow: '#63492a', tint: '#b07a2a' },
  sage: { light: '#ebf0e5', deep: '#d5e0cb', shadow: '#34452b', tint: '#5f9a3c' },
  sky: { light: '#e8f0f6', deep: '#cfe0ec', shadow: '#243f55', tint: '#2f86c9' },
  blush: { light: '#f8ebe6', deep: '#eed5cc', shadow: '#663428', tint: '#d0674a' },
  lilac: { light: '#f0edf7', deep: '#ddd6ec', shadow: '#3f3360', tint: '#7a55c8' },
  butter: { light: '#fbf4de', deep: '#f2e5ba', shadow: '#62501a', tint: '#c9a020' },
  mist: { light: '#f0f2f2', deep: '#dee3e4', shadow: '#323f44', tint: '#6f8f96' },
  ink: { light: '#3a3d45', deep: '#202329', shadow: '#000000', tint: '#000000' },
};

/** What the main colour of an object becomes. */
export const objectPaints: Readonly<Record<Exclude<Colour, 'own'>, Lch>> = {
  red: { l: 0.56, c: 0.205, h: 26 },
  coral: { l: 0.7, c: 0.16, h: 33 },
  orange: { l: 0.73, c: 0.17, h: 58 },
  yellow: { l: 0.85, c: 0.165, h: 92 },
  green: { l: 0.6, c: 0.15, h: 148 },
  mint: { l: 0.83, c: 0.09, h: 168 },
  teal: { l: 0.6, c: 0.1, h: 196 },
  blue: { l: 0.58, c: 0.17, h: 255 },
  navy: { l: 0.36, c: 0.11, h: 264 },
  purple: { l: 0.54, c: 0.18, h: 301 },
  pink: { l: 0.74, c: 0.14, h: 354 },
  brown: { l: 0.45, c: 0.075, h: 55 },
  beige: { l: 0.82, c: 0.05, h: 80 },
  white: { l: 0.95, c: 0.008, h: 90 },
  grey: { l: 0.64, c: 0.012, h: 255 },
  black: { l: 0.29, c: 0.012, h: 270 },
};
