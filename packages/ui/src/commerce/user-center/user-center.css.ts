import { globalStyle, style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const layout = style(
  inCommerce({
    display: 'grid',
    // The menu scrolls on its own; it must not widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignItems: 'start',
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: '15rem minmax(0, 1fr)',
        columnGap: space.xxl,
        paddingBlockStart: space.md,
      },
    },
  }),
);
export const side = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    minInlineSize: 0,
    '@media': { [from('lg')]: { gap: space.lg } },
  }),
);
export const menu = style(
  inCommerce({
    display: 'flex',
    gap: space.xxs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [from('lg')]: { flexDirection: 'column' } },
  }),
);
/** On narrow screens the menu is in a sheet; without script, which opens the sheet, the menu stays. */
export const nav = style(
  inCommerce({
    minInlineSize: 0,
    '@media': { [`${below('lg')} and (scripting: enabled)`]: { display: 'none' } },
  }),
);
export const opener = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '52px',
    inlineSize: '100%',
    paddingInline: space.md,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    selectors: { '&:hover': { background: color.sunken } },
    '@media': { [from('lg')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);
/** The name of the current page, beside the name of the menu. */
export const where = style(
  inCommerce({
    display: 'block',
    fontSize: fontSize.sm,
    color: color.textMuted,
    fontWeight: vars.fontWeight.regular,
  }),
);
export const sheetMenu = style(inCommerce({ display: 'grid', gap: space.xxs }));
export const label = style(
  inCommerce({
    flexGrow: 1,
    minInlineSize: 0,
    fontWeight: 'inherit',
    lineHeight: vars.lineHeight.snug,
    selectors: { [`${sheetMenu} &`]: { whiteSpace: 'normal' } },
    '@media': { [from('lg')]: { whiteSpace: 'normal' } },
  }),
);
export const link = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '44px',
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    selectors: {
      '&:hover': { background: color.sunken, color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { background: color.sunken, color: color.text, fontWeight: vars.fontWeight.medium },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } } },
  }),
);
export const content = style(inCommerce({ minInlineSize: 0 }));
export const profile = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    padding: space.md,
    borderRadius: vars.radius.md,
    background: color.sunken,
    // The profile and the log-out button share a row until the card has its own column.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    alignItems: 'center',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.lg },
      [below('lg')]: { selectors: { '&[data-compact]': { padding: space.xs } } },
    },
  }),
);
export const identity = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
  }),
);
/** The parts that a compact card omits, because the overview has them. */
const leftOut = { [`${profile}[data-compact] &`]: { display: 'none' } } as const;
export const logout = style(
  inCommerce({
    display: 'grid',
    minInlineSize: 0,
    '@media': {
      [below('lg')]: { selectors: leftOut },
      [from('lg')]: { justifyItems: 'start' },
    },
  }),
);
// The text comes from the server; the column prevents it from shrinking to single letters.
globalStyle(`${logout} > *`, inCommerce({ overflowWrap: 'anywhere' }));
/** Makes an initial without a picture stand out from the card. */
export const avatar = style(inCommerce({ background: color.surface }));
export const nickname = style(
  inCommerce({
    minInlineSize: 0,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '@media': {
      [below('lg')]: { selectors: { [`${profile}[data-compact] &`]: { WebkitLineClamp: 1 } } },
    },
  }),
);
export const facts = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.lg}`,
    gridColumn: '1 / -1',
    gridRow: 2,
    fontSize: fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': {
      [from('lg')]: { flexDirection: 'column', gridRow: 'auto' },
      [below('lg')]: { selectors: leftOut },
    },
  }),
);
export const term = style(inCommerce({ color: color.textMuted }));
export const balance = style(
  inCommerce({
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from('lg')]: { fontSize: fontSize.xl } },
  }),
);
