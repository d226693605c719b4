import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const card = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    overflowWrap: 'anywhere',
  }),
);
export const head = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }),
);
export const names = style(
  inCommerce({ flex: '1 1 9rem', minInlineSize: 0, display: 'grid', gap: space.hair }),
);
export const name = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const link = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  }),
);
export const facts = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
export const actions = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
export const intro = style(inCommerce({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const products = style(
  inCommerce({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.xs }),
);
export const product = style(inCommerce({ display: 'grid', gap: space.xxs, fontSize: vars.fontSize.sm }));
export const picture = style(inCommerce({ borderRadius: vars.radius.sm }));
