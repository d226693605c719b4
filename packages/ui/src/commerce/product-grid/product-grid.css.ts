import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { cardRows } from '../product-card/card-rows.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space, size } = vars;

export const grid = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.sm,
    // The space between two rows of cards belongs to the items: a gap would also divide the rows inside a card.
    marginBlockEnd: `calc(-1 * ${space.xl})`,
    '@media': {
      [from('md')]: { columnGap: space.md },
      // Four cards of 302 px and three gaps of 24 px are 1280 px.
      [from('lg')]: { columnGap: size.card.gap, marginBlockEnd: `calc(-1 * (${space.xl} + ${space.xs}))` },
    },
  }),
);
globalStyle(
  `${grid} > *`,
  inCommerce({
    paddingBlockEnd: space.xl,
    '@media': { [from('lg')]: { paddingBlockEnd: `calc(${space.xl} + ${space.xs})` } },
  }),
);
/** Picture, name, price and other facts of a card align with those of its neighbours, even if some are missing. */
const aligned = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${cardRows}`,
} as const;
export const gridItem = style(inCommerce(aligned));
globalStyle(`${gridItem} > *`, inCommerce({ gridTemplateRows: 'subgrid', gridRow: '1 / -1' }));
const columns = (md: number, lg: number) =>
  inCommerce({
    '@media': {
      [from('md')]: { gridTemplateColumns: `repeat(${md}, minmax(0, 1fr))` },
      [from('lg')]: { gridTemplateColumns: `repeat(${lg}, minmax(0, 1fr))` },
    },
  });
export const density = styleVariants({
  default: columns(3, 4),
  compact: columns(4, 5),
  roomy: columns(2, 3),
  list: inCommerce({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
});
const inList = (inside: string, rule: StyleRule) =>
  globalStyle(`${density.list} > * ${inside}`, inCommerce(rule));
globalStyle(`${density.list} > *`, inCommerce({ gridTemplateRows: 'auto', gridRow: 'auto' }));
inList('> article', {
  gridTemplateColumns: 'clamp(7rem, 30%, 13rem) minmax(0, 1fr)',
  // If the picture is higher than the text, the free space is after the text.
  gridTemplateRows: `repeat(${cardRows - 1}, auto) 1fr`,
  columnGap: space.lg,
  // Keeps the text clear of the heart at the end.
  paddingInlineEnd: space.xxl,
});
inList('> article > *', { gridColumn: 2 });
inList('> article > [data-part=tile][data-part]', {
  gridColumn: 1,
  gridRow: '1 / -1',
  alignSelf: 'start',
  marginBlockEnd: 0,
});
inList('> article[data-action] > :last-child:not([data-part=favourite])', { alignSelf: 'start' });
// Colours are beside the badge, away from the heart.
inList('[data-part=swatches]', { marginInlineStart: 0 });

export const busy = style({});
// Only the pictures fade, so that the text stays readable.
globalStyle(`${busy}[aria-busy="true"] img`, inCommerce({ opacity: 0.4 }));
export const skeleton = style(inCommerce({ display: 'grid', gap: space.snug, paddingBlockStart: space.sm }));

export const rail = style(
  inCommerce({
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${cardRows}, auto)`,
    gridAutoColumns: 'max(8.75rem, min(18.875rem, 40%))',
    columnGap: space.md,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    // Space for the focus rings of the cards, which a scroll container would clip.
    padding: space.snug,
    margin: `calc(-1 * ${space.snug})`,
    scrollPaddingInline: space.snug,
    paddingBlockEnd: space.md,
    '@media': { [from('lg')]: { gridAutoColumns: '14.5rem', columnGap: size.card.gap } },
  }),
);
export const railItem = style(inCommerce({ ...aligned, scrollSnapAlign: 'start', minInlineSize: 0 }));
globalStyle(`${railItem} > *`, inCommerce({ gridTemplateRows: 'subgrid', gridRow: '1 / -1' }));

export const sectionHeader = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.md}`,
    marginBlockEnd: space.lg,
  }),
);
export const sectionText = style(inCommerce({ display: 'grid', gap: space.xxs }));
export const description = style(inCommerce({ color: vars.color.textMuted }));
export const more = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.ui,
    fontWeight: vars.fontWeight.medium,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  }),
);
