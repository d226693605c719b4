import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(inCommerce({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const head = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.sm}` }),
);
export const deadline = style(
  inCommerce({ fontSize: fontSize.sm, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
export const facts = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: space.md,
  }),
);
export const fact = style(
  inCommerce({
    display: 'grid',
    gap: space.xxs,
    alignContent: 'start',
    lineHeight: vars.lineHeight.snug,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const term = style(inCommerce({ fontSize: fontSize.sm, color: color.textMuted }));
export const address = style(
  inCommerce({
    display: 'grid',
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  }),
);
export const next = style(inCommerce({ marginBlockStart: space.xs }));
export const strong = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const actions = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
