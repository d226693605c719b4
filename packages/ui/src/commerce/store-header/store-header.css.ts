import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    padding: `${space.md} clamp(${space.md}, 3vw, ${space.lg})`,
    borderRadius: vars.radius.md,
    background: color.sunken,
    selectors: { '&:has([data-part="tabs"])': { paddingBlockEnd: 0 } },
  }),
);
/** To the edges of the header. */
export const cover = style(
  inCommerce({
    marginInline: `calc(-1 * clamp(${space.md}, 3vw, ${space.lg}))`,
    marginBlockStart: `calc(-1 * ${space.md})`,
    borderStartStartRadius: vars.radius.md,
    borderStartEndRadius: vars.radius.md,
    overflow: 'hidden',
  }),
);
export const introduction = style(inCommerce({ color: color.textMuted, maxInlineSize: '72ch' }));
export const head = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.sm} ${space.md}`,
    '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const names = style(inCommerce({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const nameRow = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, minInlineSize: 0 }),
);
export const name = style(inCommerce({ overflowWrap: 'anywhere' }));
export const facts = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.md,
    rowGap: space.hair,
    fontSize: fontSize.sm,
    color: color.textMuted,
  }),
);
export const licence = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.size.target.min,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  }),
);
export const actions = style(
  inCommerce({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    '@media': { [from('md')]: { gridColumn: 'auto' } },
  }),
);
export const second = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.sm} ${space.xl}`,
  }),
);
export const search = style(
  inCommerce({ flex: '1 1 16rem', '@media': { [from('md')]: { maxInlineSize: '22rem' } } }),
);
export const tabs = style(inCommerce({ minInlineSize: 0, borderBlockStart: `1px solid ${color.line}` }));
