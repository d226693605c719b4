import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const layout = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(22rem, 1fr)', columnGap: space.xxxl },
    },
  }),
);
export const side = style(
  inCommerce({
    minInlineSize: 0,
    '@media': {
      [from('lg')]: {
        position: 'sticky',
        insetBlockStart: '9.5rem',
        // A sticky element is a stacking context: the `StickyBuyBar` in it stays above the rest of the page.
        zIndex: vars.layer.float,
      },
    },
  }),
);
export const box = style(
  inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);
export const head = style(
  inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs }),
);
/** The title with the favourite button at its end. */
export const titleRow = style(
  inCommerce({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.md }),
);
export const store = style(inCommerce({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const facts = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.md}`,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
export const price = style(
  inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs }),
);
export const actions = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
  }),
);
export const assurances = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlockStart: space.lg,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const assurance = style(
  inCommerce({
    display: 'flex',
    gap: space.sm,
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    color: color.textMuted,
  }),
);
export const assuranceTitle = style(
  inCommerce({ display: 'block', color: color.text, fontWeight: vars.fontWeight.medium }),
);
