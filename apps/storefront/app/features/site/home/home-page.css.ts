import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowWindow } from '../../../../speed/browser/below-window.css.ts';
import { onPhone } from '../../../browser/index.ts';

const { color, space } = vars;

/** On a phone the banner spans the whole width: with gutters its picture would be too small. */
export const hero = style({
  '@media': {
    [onPhone]: {
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      marginBlockStart: `calc(-1 * ${space.sm})`,
    },
  },
});

/** A block of the page: a wide one, and a narrow one that belongs to the block above it. */
export const section = style([
  belowWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: `calc(${space.section} * 0.75)`,
  },
]);
export const narrow = style([
  belowWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: `calc(${space.section} * 0.5)`,
  },
]);

/** Four columns would break words in the names, so there are three columns with two full rows. */
const smallestPhone = '(max-width: 359.98px)';
/** All eight in one row, or in two rows of four. */
export const categoryRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.sm,
  '@media': {
    [onPhone]: { fontSize: vars.fontSize.xs },
    [smallestPhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 1024px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: space.md },
  },
});
globalStyle(`${categoryRow} > a:nth-child(n + 7)`, { '@media': { [smallestPhone]: { display: 'none' } } });

/** Eight cards fill rows of two and of four; with three per row, the last row would have only two. */
export const fullRows = style({});
globalStyle(`${fullRows} > li:nth-child(n + 7)`, {
  '@media': { '(min-width: 720px) and (max-width: 1023.98px)': { display: 'none' } },
});

/** A panel and up to three cards next to it, as wide as four cards. */
export const featureRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
  },
  selectors: {
    '&[data-count="2"]': {
      '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    '&[data-count="1"]': {
      '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' } },
    },
  },
});
export const featureCards = style({
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-count="3"]': {
      '@media': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
/** On a phone there are two cards per row. */
globalStyle(`${featureCards}[data-count="3"] > li:nth-child(3)`, {
  '@media': { [onPhone]: { display: 'none' } },
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.md,
  padding: space.xl,
  borderRadius: vars.radius.md,
  background: color.sunken,
});

export const promotions = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
});
export const promotion = style({
  position: 'relative',
  display: 'grid',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: color.tile,
});
export const promotionPicture = style({ inlineSize: '100%', aspectRatio: '2 / 1', objectFit: 'cover' });
export const promotionName = style({
  position: 'absolute',
  insetBlockEnd: space.md,
  insetInlineStart: space.md,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: vars.radius.sm,
  background: color.surface,
  fontWeight: vars.fontWeight.medium,
});

export const followed = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.md} ${space.xl}` });
export const followedStore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.control.lg,
});

export const mobileMall = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xl,
  padding: space.xl,
  borderRadius: vars.radius.md,
  background: color.sunken,
});
export const mobileText = style({ display: 'grid', gap: space.xs, maxInlineSize: '36rem' });

/** The place where more products are loaded at the end. */
export const end = style({ display: 'grid', minBlockSize: '1px', marginBlockStart: space.xl });
globalStyle(`${end} > button`, { justifySelf: 'center' });
export const listPagesRow = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });
