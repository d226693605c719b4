import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size, fontSize } = vars;
const inner = {
  inlineSize: '100%',
  maxInlineSize: `calc(${size.content.wide} + 2 * ${size.content.gutter})`,
  marginInline: 'auto',
  paddingInline: size.content.gutter,
} as const;

/** Sticky with a negative offset: the first row scrolls away without a layout shift. */
export const header = style(
  inCommerce({
    position: 'sticky',
    insetBlockStart: `calc(-1 * ${size.header.utility})`,
    zIndex: vars.layer.header,
    background: color.bg,
    borderBlockEnd: `1px solid ${color.line}`,
    // On a phone the row of the logo scrolls away too; the search stays.
    '@media': {
      [below('md')]: {
        insetBlockStart: `calc(-1 * (${size.header.utility} + 44px + ${space.xs}))`,
        selectors: { '&[data-with-menu]': { insetBlockStart: `calc(-1 * (44px + ${space.xs}))` } },
      },
    },
  }),
);
/** On a phone these links are in the menu sheet. Without script it cannot open, so they stay. */
const inMenu = {
  [`${below('md')} and (scripting: enabled)`]: {
    selectors: { [`${header}[data-with-menu] &`]: { display: 'none' } },
  },
} as const;
export const utility = style(
  inCommerce({
    background: color.sunken,
    fontSize: fontSize.xs,
    color: color.textMuted,
    '@media': inMenu,
  }),
);
export const utilityInner = style(
  inCommerce({
    ...inner,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: size.header.utility,
  }),
);
export const utilityLinks = style(
  inCommerce({
    display: 'flex',
    // A link that does not fit wraps as a whole to a hidden second row.
    flexWrap: 'wrap',
    columnGap: space.md,
    minInlineSize: 0,
    // In rem, so that larger text is not clipped.
    blockSize: '1.75rem',
    overflow: 'hidden',
  }),
);
export const utilityLink = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.75rem',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
export const utilityEnd = style(
  inCommerce({ display: 'flex', alignItems: 'center', gap: space.xs, flex: 'none' }),
);
export const main = style(
  inCommerce({
    ...inner,
    display: 'grid',
    // A long name is truncated, so that the actions stay visible at 320 px.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo actions" "search search"',
    alignItems: 'center',
    gap: `${space.xxs} ${space.md}`,
    paddingBlock: space.xs,
    '@media': {
      [from('md')]: {
        gridTemplateColumns: 'auto minmax(0, 40rem) auto',
        gridTemplateAreas: '"logo search actions"',
        justifyContent: 'space-between',
        gap: space.xl,
        minBlockSize: size.header.bar,
        paddingBlock: 0,
      },
    },
  }),
);
export const start = style(
  inCommerce({ gridArea: 'logo', display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0 }),
);
export const menu = style(
  inCommerce({
    flex: 'none',
    marginInlineStart: `calc(-1 * ${space.sm})`,
    '@media': { [from('md')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);
export const logo = style(
  inCommerce({
    display: 'inline-flex',
    justifySelf: 'start',
    minInlineSize: 0,
    maxInlineSize: '100%',
    borderRadius: vars.radius.xs,
  }),
);
export const search = style(inCommerce({ gridArea: 'search' }));
export const actions = style(
  inCommerce({
    gridArea: 'actions',
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    // Aligns the end of the last action's text with the edge of the page.
    marginInlineEnd: `calc(-1 * ${space.sm})`,
    '@media': { [below('md')]: { gap: 0, marginInlineEnd: `calc(-1 * ${space.xs})` } },
  }),
);
export const action = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '44px',
    maxInlineSize: '11rem',
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    fontSize: fontSize.ui,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    ':hover': { background: color.sunken },
    // Leaves room for the name of the site beside two actions at 320 px.
    '@media': { [below('sm')]: { justifyContent: 'center', minInlineSize: '40px', paddingInline: space.xs } },
  }),
);
export const actionText = style(
  inCommerce({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Labels beside the search are visually hidden below desktop width, because there is no room. */
export const wideText = style(
  inCommerce({
    '@media': {
      [below('lg')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
export const nav = style(inCommerce({ ...inner, borderBlockStart: '0', '@media': inMenu }));
