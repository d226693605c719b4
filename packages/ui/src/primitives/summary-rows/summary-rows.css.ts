import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style(inPrimitives({ display: 'grid', gap: space.sm, fontSize: vars.fontSize.ui }));
export const row = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.md,
    lineHeight: vars.lineHeight.snug,
  }),
);
/** A long name from the server, such as that of a coupon, wraps instead of displacing the amount. */
export const term = style(
  inPrimitives({ minInlineSize: 0, overflowWrap: 'anywhere', color: color.textMuted }),
);
export const note = style(
  inPrimitives({ display: 'block', fontSize: vars.fontSize.xs, color: color.textSubtle }),
);
export const value = style(
  inPrimitives({
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-tone="saving"]': { color: color.sale },
      '&[data-tone="muted"]': { color: color.textMuted, whiteSpace: 'normal' },
    },
  }),
);
export const total = style(
  inPrimitives({
    paddingBlockStart: space.md,
    marginBlockStart: space.xxs,
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
  }),
);
