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
    overflowWrap: 'anywhere',
    selectors: { '&:has([data-part="tabs"])': { paddingBlockEnd: 0 } },
  }),
);
/** Extends to the edges of the header. */
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
    alignItems: 'start',
    gap: `${space.sm} ${space.md}`,
    '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
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
    gap: space.xxs,
    '@media': { [from('md')]: { gridColumn: 'auto', gap: space.xs } },
  }),
);
/** The tabs, with the search at their end if there is room for both. */
export const bar = style(
  inCommerce({
    display: 'grid',
    gap: space.sm,
    '@media': {
      [from('md')]: {
        display: 'flex',
        flexDirection: 'row-reverse',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: space.xl,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  }),
);
export const search = style(
  inCommerce({
    '@media': { [from('md')]: { flex: '1 1 16rem', maxInlineSize: '22rem', paddingBlock: space.xs } },
  }),
);
export const tabs = style(
  inCommerce({
    minInlineSize: 0,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [from('md')]: { borderBlockStart: 0 } },
  }),
);
