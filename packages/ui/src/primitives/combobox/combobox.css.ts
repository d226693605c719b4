import { style } from '@vanilla-extract/css';
import { floatingEntrance, floatingGroupLabel, floatingItem, floatingPanel } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;

export const box = style(inPrimitives({ flexWrap: 'wrap', cursor: 'text' }));
export const chips = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    maxInlineSize: '100%',
    paddingInlineStart: space.xs,
    paddingBlock: space.xxs,
  }),
);
export const input = style(inPrimitives({ flex: '1 1 6rem', inlineSize: 'auto', minBlockSize: '44px' }));
export const buttons = style(
  inPrimitives({ flex: 'none', display: 'flex', alignItems: 'center', paddingInlineEnd: space.xs }),
);
export const button = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: radius.sm,
    color: color.textMuted,
    selectors: { '&:hover': { color: color.text, background: color.sunken } },
  }),
);
export const panel = style(
  inPrimitives({
    ...floatingPanel,
    ...floatingEntrance,
    position: 'fixed',
    inset: 'auto',
    maxInlineSize: '96vw',
    padding: space.xs,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);
export const list = style(
  inPrimitives({ maxBlockSize: '20rem', overflowY: 'auto', overscrollBehavior: 'contain' }),
);
export const virtualRows = style(inPrimitives({ position: 'relative' }));
export const virtualRow = style(inPrimitives({ position: 'absolute', insetBlockStart: 0, insetInline: 0 }));
export const groupLabel = style(inPrimitives(floatingGroupLabel));
export const option = style(
  inPrimitives({
    ...floatingItem,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[data-active]': {
        background: color.sunken,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
  }),
);
export const optionLabel = style(inPrimitives({ flex: 1, minInlineSize: 0 }));
export const detail = style(inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const check = style(
  inPrimitives({
    flex: 'none',
    visibility: 'hidden',
    selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
  }),
);
export const note = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: space.sm,
    paddingBlock: space.xs,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
