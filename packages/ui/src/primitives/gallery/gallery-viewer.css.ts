import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

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
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y pinch-zoom',
  }),
);
export const picture = style(
  inPrimitives({
    margin: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    objectFit: 'contain',
    cursor: 'zoom-in',
    borderRadius: vars.radius.md,
    selectors: {
      '&[data-close]': {
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        inlineSize: '200%',
        cursor: 'zoom-out',
        borderRadius: 0,
      },
    },
  }),
);
export const steps = style(
  inPrimitives({ display: 'flex', justifyContent: 'center', gap: space.md, padding: space.md }),
);
