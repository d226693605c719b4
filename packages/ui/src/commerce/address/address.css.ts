import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const card = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    padding: space.md,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    overflowWrap: 'anywhere',
    lineHeight: vars.lineHeight.snug,
    selectors: {
      '&:has(input:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:has(input:checked)': { borderWidth: '3px' } } },
    },
  }),
);
export const alone = style(inCommerce({ gridTemplateColumns: 'minmax(0, 1fr)' }));
export const body = style(inCommerce({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const label = style(inCommerce({ display: 'grid', gap: space.xxs, cursor: 'pointer' }));
export const head = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    fontWeight: vars.fontWeight.medium,
  }),
);
export const muted = style(inCommerce({ fontSize: vars.fontSize.ui, color: color.textMuted }));
export const actions = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.md,
    marginBlockStart: space.xs,
    fontSize: vars.fontSize.sm,
  }),
);
export const radio = style(inCommerce({ marginBlockStart: '1px' }));

export const form = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    // Two columns if there is room for them; one in a narrow sheet.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
  }),
);
export const wide = style(inCommerce({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const half = style(inCommerce({ minInlineSize: 0 }));
