import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { ImageRatio } from './image.variants.ts';

const { color } = vars;

export const image = style(
  inPrimitives({
    inlineSize: '100%',
    blockSize: 'auto',
    // Bright backgrounds are too bright in dark themes.
    filter: vars.filter.picture,
    // The alternative text of a picture that fails to load.
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

export const ratio = styleVariants(
  {
    '1/1': '1',
    '4/3': '4/3',
    '3/4': '3/4',
    '3/2': '3/2',
    '2/3': '2/3',
    '16/9': '16/9',
    '2/1': '2/1',
    '3/1': '3/1',
  } satisfies Record<ImageRatio, string>,
  (aspectRatio) => inPrimitives({ aspectRatio }),
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
