import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const summary = style(
  inCommerce({
    display: 'grid',
    gap: space.lg,
    alignItems: 'center',
    '@media': {
      [from('sm')]: {
        gridTemplateColumns: 'auto minmax(12rem, 24rem)',
        justifyContent: 'start',
        columnGap: space.xxl,
      },
    },
  }),
);
export const average = style(inCommerce({ display: 'grid', gap: space.xxs, justifyItems: 'start' }));
export const number = style(
  inCommerce({
    fontSize: fontSize.display,
    lineHeight: 1,
    fontWeight: vars.fontWeight.medium,
    letterSpacing: vars.tracking.tight,
  }),
);
export const counted = style(inCommerce({ fontSize: fontSize.sm, color: color.textMuted }));
export const rows = style(inCommerce({ display: 'grid', gap: space.xxs }));
export const row = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: '4.5rem 1fr 3rem',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '24px',
    borderRadius: vars.radius.xs,
    fontSize: fontSize.sm,
    color: color.textMuted,
    selectors: { '&[aria-current]': { color: color.text, fontWeight: vars.fontWeight.bold } },
  }),
);
globalStyle(`a${row}:hover`, inCommerce({ color: color.text }));
export const bar = style(
  inCommerce({
    display: 'block',
    inlineSize: '100%',
    blockSize: '8px',
    background: color.line,
    fill: color.star,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText', fill: 'CanvasText' },
    },
  }),
);
export const share = style(inCommerce({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));

export const list = style(inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const item = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.lg,
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const head = style(inCommerce({ display: 'flex', alignItems: 'center', gap: space.sm }));
export const authorBlock = style(
  inCommerce({ flex: 1, minInlineSize: 0, display: 'grid', gap: '1px', lineHeight: lineHeight.snug }),
);
export const author = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const meta = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    fontSize: fontSize.sm,
    color: color.textMuted,
  }),
);
export const verified = style(
  inCommerce({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, color: color.success }),
);
export const text = style(inCommerce({ maxInlineSize: '44rem', whiteSpace: 'pre-line' }));
export const pictures = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
export const pictureLink = style(
  inCommerce({ display: 'block', borderRadius: vars.radius.sm, cursor: 'zoom-in' }),
);
export const picture = style(inCommerce({ inlineSize: '88px', borderRadius: vars.radius.sm }));
export const reply = style(
  inCommerce({
    display: 'grid',
    gap: space.xxs,
    maxInlineSize: '44rem',
    paddingInlineStart: space.md,
    borderInlineStart: `2px solid ${color.line}`,
    fontSize: fontSize.ui,
    color: color.textMuted,
  }),
);
export const replyBy = style(
  inCommerce({ fontWeight: vars.fontWeight.medium, color: color.text, fontSize: fontSize.sm }),
);
