import { style, styleVariants } from '@vanilla-extract/css';
import { pictureMark, whenPictureFails } from '../../styles/failing-picture.ts';
import { inElements } from '../../styles/layers.ts';
import { tileColors } from '../../styles/tile-colors.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { ImageRatio } from './image.variants.ts';

const { color } = vars;

export const image = style(
  inElements({
    ...whenPictureFails,
    inlineSize: '100%',
    blockSize: 'auto',
    // Bright backgrounds are too bright in dark themes.
    filter: vars.filter.picture,
    selectors: {
      ...whenPictureFails.selectors,
      // With `darkImage` there is a rendering for dark themes.
      'picture > &': { filter: 'none' },
    },
  }),
);
/** In the place of a picture that there is not: a landscape in outline, above the words that describe the picture. */
export const missing = style(
  inElements({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    rowGap: vars.space.md,
    inlineSize: '100%',
    // Words longer than the place are cut off, as in an `img`: they never widen it.
    overflow: 'hidden',
    gridTemplateColumns: '100%',
    textAlign: 'center',
    fontSize: vars.fontSize.xs,
    overflowWrap: 'anywhere',
    color: color.textMuted,
    '::after': { ...pictureMark, order: -1 },
  }),
);
export const fit = styleVariants({
  cover: inElements({ objectFit: 'cover' }),
  contain: inElements({ objectFit: 'contain' }),
});

export const tile = styleVariants(tileColors, (backgroundColor) => inElements({ backgroundColor }));

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
  (aspectRatio) => inElements({ aspectRatio }),
);

export const frame = style(inElements({ position: 'relative', display: 'block', overflow: 'hidden' }));
export const blur = style(
  inElements({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: 'blur(12px)',
    scale: '1.1',
  }),
);
