import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { failing } from '../image/image.css.ts';

const { color, space } = vars;

export const viewer = style(
  inPrimitives({
    inlineSize: '100dvi',
    blockSize: '100dvb',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    background: color.bg,
    color: color.text,
    overflow: 'hidden',
    selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const bar = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: space.sm,
    gap: space.sm,
  }),
);
export const place = style(
  inPrimitives({ fontVariantNumeric: 'tabular-nums', color: color.textMuted, paddingInline: space.xs }),
);
export const stage = style(
  inPrimitives({
    overflow: 'auto',
    display: 'grid',
    // A definite size, so that the picture can take at most 100 % of it.
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y pinch-zoom',
  }),
);
/** As large as the stage, to limit the size of the picture; larger when it is zoomed. */
export const zoom = style(
  inPrimitives({
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed="true"]': {
        gridTemplate: 'auto / auto',
        inlineSize: '200%',
        blockSize: 'auto',
        cursor: 'zoom-out',
      },
    },
  }),
);
export const picture = style([
  failing,
  inPrimitives({
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    objectFit: 'contain',
    background: color.tile,
    borderRadius: vars.radius.md,
    selectors: {
      // A picture that failed to load has no intrinsic size.
      '&::before': { inlineSize: '100vmin', blockSize: '100vmin' },
      '[aria-pressed="true"] > &': { maxBlockSize: 'none', inlineSize: '100%', borderRadius: 0 },
    },
  }),
]);
export const steps = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    padding: space.md,
    minInlineSize: 0,
  }),
);
export const thumbs = style(
  inPrimitives({ display: 'flex', gap: space.xs, padding: space.xxs, minInlineSize: 0, overflowX: 'auto' }),
);
export const thumb = style(
  inPrimitives({
    position: 'relative',
    display: 'block',
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: vars.radius.sm,
    border: '2px solid transparent',
    overflow: 'clip',
    background: color.tile,
    selectors: { '&[aria-current="true"]': { borderColor: color.ink } },
  }),
);
