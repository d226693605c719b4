import { vars } from '../tokens/contract.css.ts';

const { color } = vars;

/** The background of each tile, behind pictures and in category tiles. */
export const tileColors = {
  plain: color.tile,
  sand: color.tileSand,
  sage: color.tileSage,
  sky: color.tileSky,
  blush: color.tileBlush,
  lilac: color.tileLilac,
  butter: color.tileButter,
  none: 'transparent',
} as const;
