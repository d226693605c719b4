import { globalStyle, style } from '@vanilla-extract/css';
import { chevronDownPath } from '../../primitives/icon/paths.ts';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { iconMark, iconMask } from '../../styles/icon-mask.ts';
import { inCommerce } from '../../styles/layers.ts';
import { target } from '../../styles/target.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size, fontSize } = vars;

export const nav = style(inCommerce({ position: 'relative', display: 'flex', gap: space.md }));
export const bar = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'stretch',
    gap: space.lg,
    minBlockSize: size.header.nav,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      // Entries that do not fit wrap to a hidden second row, so that none is cut off. The row cannot be scrolled to and
      // is so far away that it overlaps nothing.
      [from('lg')]: {
        flexWrap: 'wrap',
        gap: `999rem calc(${space.md} + ${space.snug})`,
        overflow: 'clip',
        blockSize: size.header.nav,
      },
      // Without script there is no menu for entries that do not fit: the row scrolls sideways, and its height stays.
      [`${from('lg')} and (scripting: none)`]: { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' },
    },
  }),
);
export const extra = style(
  inCommerce({ display: 'flex', alignItems: 'center', flex: 'none', columnGap: space.md }),
);
export const item = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    blockSize: size.header.nav,
    selectors: { '&[data-cut-off]': { visibility: 'hidden' } },
  }),
);
/** Entries that do not fit; on small screens the bar scrolls sideways instead. */
export const rest = style(
  inCommerce({
    display: 'none',
    selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
    '@media': { [from('lg')]: { display: 'flex' } },
  }),
);
export const link = style(
  inCommerce({
    ...target,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    blockSize: '100%',
    fontSize: fontSize.ui,
    whiteSpace: 'nowrap',
    borderBlock: '2px solid transparent',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { borderBlockEndColor: color.ink, fontWeight: vars.fontWeight.medium },
    },
    '@media': {
      [from('lg')]: { selectors: { [`${item}:hover > &`]: { borderBlockEndColor: color.ink } } },
      [forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current]': { borderBlockEndColor: 'Highlight' },
          [`${item}:hover > &`]: { borderBlockEndColor: 'CanvasText' },
        },
      },
    },
  }),
);
export const all = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const toggle = style(
  inCommerce({
    display: 'none',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '28px',
    color: color.textSubtle,
    borderRadius: vars.radius.xs,
    '::before': iconMark(iconMask(chevronDownPath), '1rem'),
    selectors: { '&[aria-expanded="true"]': { rotate: '180deg' }, '&:hover': { color: color.text } },
    '@media': { [from('lg')]: { display: 'grid' }, [forcedColors]: { '::before': forcedMark } },
  }),
);

/**
 * The hover delay before the first panel (less than a frame on most screens), and before each further one, because the
 * pointer may cross entries on its way to the panel.
 */
const firstDelay = '10ms';
const nextDelay = '160ms';

/**
 * Opens by CSS after a short hover delay (hover intent) and stays open for a moment after the pointer leaves, so that a
 * diagonal move to the panel keeps it open. Keys and touch set `data-open`, Escape sets `data-dismissed`; the bar has
 * `data-engaged` while the pointer stays on it.
 */
export const panel = style(
  inCommerce({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: vars.layer.header,
    display: 'none',
    visibility: 'hidden',
    opacity: 0,
    maxBlockSize: 'min(75dvb, 44rem)',
    overflowY: 'auto',
    padding: space.xl,
    border: `1px solid ${color.line}`,
    borderBlockStartColor: 'transparent',
    borderEndStartRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    background: color.surface,
    boxShadow: vars.shadow.float,
    // A delay, not an animation: it also applies with reduced motion.
    transition: `visibility 0s linear ${nextDelay}, opacity 0s linear ${nextDelay}`,
    selectors: {
      [`${item}:hover > &`]: {
        visibility: 'visible',
        opacity: 1,
        transitionDelay: firstDelay,
        // A panel that is rendered only when the pointer reaches its entry has the same delay as an existing one.
        '@starting-style': { visibility: 'hidden', opacity: 0 },
      },
      [`${nav}[data-engaged] ${item}:hover > &`]: { transitionDelay: nextDelay },
      '&[data-open]': { visibility: 'visible', opacity: 1, transitionDelay: '0s' },
      [`${item}[data-dismissed]:hover > &:not([data-open])`]: {
        visibility: 'hidden',
        opacity: 0,
        transitionDelay: '0s',
      },
    },
    '@media': {
      [from('lg')]: { display: 'block' },
      '(prefers-reduced-motion: no-preference)': {
        transition: `visibility 0s linear ${nextDelay}, opacity ${vars.duration.fast} ${nextDelay}`,
      },
    },
  }),
);
export const groups = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
    gap: `${space.lg} ${space.xl}`,
    alignItems: 'start',
  }),
);
export const group = style(inCommerce({ minInlineSize: 0 }));
export const groupLink = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    marginBlockEnd: space.xxs,
    paddingBlock: space.xxs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const icon = style(
  inCommerce({
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.sm,
    background: color.tile,
    flex: 'none',
  }),
);
export const childLink = style(
  inCommerce({
    display: 'block',
    paddingBlock: space.snug,
    fontSize: fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    color: color.textMuted,
  }),
);
globalStyle(
  `${panel} a:hover`,
  inCommerce({ color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' }),
);
export const more = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    marginBlockStart: space.lg,
    fontSize: fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  }),
);
