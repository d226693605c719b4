import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(inCommerce({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const head = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.radius.md,
    background: color.sunken,
  }),
);
export const balance = style(inCommerce({ display: 'grid', gap: space.hair }));
export const label = style(inCommerce({ fontSize: fontSize.sm, color: color.textMuted }));
export const number = style(
  inCommerce({
    fontSize: fontSize.xxl,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const expiring = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontSize: fontSize.sm,
    color: color.warning,
  }),
);
export const totals = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}` }),
);
export const total = style(
  inCommerce({ display: 'grid', gap: space.hair, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
export const date = style(inCommerce({ whiteSpace: 'nowrap' }));
export const change = style(
  inCommerce({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '&[data-sign="plus"]': { color: color.success } },
  }),
);

export const slider = style(inCommerce({ display: 'grid', gap: space.xs }));
export const saved = style(
  inCommerce({ fontSize: fontSize.sm, color: color.success, fontVariantNumeric: 'tabular-nums' }),
);
