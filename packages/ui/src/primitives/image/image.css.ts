import { style, styleVariants } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { tileColors } from '../../styles/tile-colors.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { ImageRatio } from './image.variants.ts';

const { color, space } = vars;

/** The outline of a landscape, for a missing picture. */
const mark = {
  content: '',
  inlineSize: 'min(40%, 4rem)',
  aspectRatio: '4/3',
  background: color.control,
  opacity: 0.4,
  clipPath: 'polygon(0 100%, 34% 36%, 56% 72%, 72% 50%, 100% 100%)',
};
/**
 * For an `img`: the mark and the alternative text instead of a picture that fails to load. Browsers draw the
 * pseudo-elements of an `img` only then. Safari draws none, and shows its own mark.
 */
export const failing = style(
  inElements({
    position: 'relative',
    overflow: 'hidden',
    fontSize: vars.fontSize.xs,
    color: color.textMuted,
    // As high as the image box, so that the browser's own icon and text are below it and cut off.
    '::before': {
      content: 'attr(alt)',
      display: 'block',
      blockSize: '100%',
      padding: `calc(50% + 2.5rem) ${space.xs} 0`,
      textAlign: 'center',
    },
    '::after': { ...mark, position: 'absolute', inset: 0, margin: 'auto' },
  }),
);
export const image = style([
  failing,
  inElements({
    inlineSize: '100%',
    blockSize: 'auto',
    // Dims bright backgrounds in dark themes.
    filter: vars.filter.picture,
    // With `darkImage` there is a separate version for dark themes.
    selectors: { 'picture > &': { filter: 'none' } },
  }),
]);
/** Replaces a missing picture: the outline of a landscape above the alternative text. */
export const missing = style(
  inElements({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    rowGap: space.md,
    inlineSize: '100%',
    // Long words are cut off, as in an `img`: they never widen the box.
    overflow: 'hidden',
    gridTemplateColumns: '100%',
    textAlign: 'center',
    fontSize: vars.fontSize.xs,
    overflowWrap: 'anywhere',
    color: color.textMuted,
    '::after': { ...mark, order: -1 },
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
