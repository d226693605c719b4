import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const ratings = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.hair} ${space.md}`,
    fontSize: vars.fontSize.sm,
  }),
);
export const rating = style(inCommerce({ display: 'flex', alignItems: 'baseline', gap: space.xxs }));
export const name = style(inCommerce({ color: color.textMuted }));
export const value = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-trend="above"]': { color: color.success },
      '&[data-trend="below"]': { color: color.critical },
    },
  }),
);
