import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(inCommerce({ display: 'grid', gap: space.xl, minInlineSize: 0 }));
export const section = style(
  inCommerce({
    minInlineSize: 0,
    '@media': {
      // Without script all steps are shown as one long form.
      '(scripting: enabled)': { selectors: { '&[data-state="inactive"]': { display: 'none' } } },
    },
  }),
);
export const legend = style(
  inCommerce({
    fontSize: fontSize.lg,
    fontWeight: vars.fontWeight.medium,
    marginBlockEnd: space.md,
    outlineOffset: '4px',
  }),
);
export const fields = style(inCommerce({ display: 'grid', gap: space.lg }));
export const pair = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: space.lg,
  }),
);
export const foot = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

export const status = style(
  inCommerce({ display: 'grid', gap: space.lg, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const statusHead = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.md,
    alignItems: 'start',
  }),
);
export const statusIcon = style(
  inCommerce({
    selectors: {
      '[data-state="approved"] > * > &': { color: color.success },
      '[data-state="rejected"] > * > &': { color: color.critical },
    },
  }),
);
export const statusWords = style(inCommerce({ display: 'grid', gap: space.xxs }));
export const muted = style(inCommerce({ color: color.textMuted }));
export const reasons = style(
  inCommerce({ display: 'grid', gap: space.xs, paddingInlineStart: space.lg, listStyle: 'disc' }),
);
export const reasonTitle = style(
  inCommerce({ fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }),
);
