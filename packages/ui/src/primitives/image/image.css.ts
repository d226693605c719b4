import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const image = style(
  inPrimitives({
    inlineSize: '100%',
    blockSize: 'auto',
    // Bright grounds glare in the dark.
    filter: vars.filter.picture,
    // A picture that never comes shows its words, small and quiet.
    fontSize: vars.fontSize.xs,
    color: color.textMuted,
  }),
);
export const fit = styleVariants({
  cover: inPrimitives({ objectFit: 'cover' }),
  contain: inPrimitives({ objectFit: 'contain' }),
});

export const tile = styleVariants(
  {
    none: 'transparent',
    plain: color.tile,
    sand: color.tileSand,
    sage: color.tileSage,
    sky: color.tileSky,
    blush: color.tileBlush,
    lilac: color.tileLilac,
    butter: color.tileButter,
  },
  (backgroundColor) => inPrimitives({ backgroundColor }),
);

export const frame = style(inPrimitives({ position: 'relative', display: 'block', overflow: 'hidden' }));
export const blur = style(
  inPrimitives({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: 'blur(12px)',
    scale: '1.1',
  }),
);
export const aboveBlur = style(inPrimitives({ position: 'relative' }));
