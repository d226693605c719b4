import { globalStyle, style } from '@vanilla-extract/css';
import {
  lineDetail,
  lineLinkHover,
  lineMerchant,
  linePicture,
  linesFrame,
  lineSeparator,
} from '../line-styles.ts';
import { inCommerce } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const group = style(inCommerce(linesFrame));
export const groupHead = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    minBlockSize: '56px',
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [from('md')]: { paddingInline: space.lg } },
  }),
);
export const groupName = style(
  inCommerce({
    ...lineMerchant,
    // The minimum width beside the actions; otherwise the actions wrap.
    flex: '1 1 8rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const groupLink = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    ...lineLinkHover,
  }),
);
export const groupFoot = style(
  inCommerce({
    paddingBlock: space.sm,
    paddingInline: space.md,
    background: color.sunken,
    fontSize: fontSize.sm,
    '@media': { [from('md')]: { paddingInline: space.lg } },
  }),
);

export const line = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'auto 84px minmax(0, 1fr)',
    gridTemplateAreas: '"select picture about" "controls controls controls"',
    gap: `${space.xs} ${space.sm}`,
    padding: space.md,
    selectors: lineSeparator,
    '@media': {
      [from('md')]: {
        gridTemplateColumns: 'auto 104px minmax(0, 1fr) auto',
        gridTemplateAreas:
          '"select picture about subtotal" "select picture quantity subtotal" "select picture actions actions"',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: space.lg,
        padding: space.lg,
      },
    },
  }),
);
export const plain = style(
  inCommerce({
    gridTemplateColumns: '84px minmax(0, 1fr)',
    gridTemplateAreas: '"picture about" "picture controls"',
    '@media': {
      [from('md')]: {
        gridTemplateColumns: '104px minmax(0, 1fr) auto',
        gridTemplateAreas: '"picture about subtotal" "picture quantity subtotal" "picture actions actions"',
      },
    },
  }),
);
export const select = style(inCommerce({ gridArea: 'select', alignSelf: 'center' }));
export const picture = style(
  inCommerce({
    ...linePicture,
    gridArea: 'picture',
    alignSelf: 'start',
    overflow: 'hidden',
    selectors: { '[data-invalid] > &': { opacity: 0.55, filter: 'saturate(0.4)' } },
  }),
);
export const about = style(
  inCommerce({ gridArea: 'about', minInlineSize: 0, display: 'grid', gap: space.xxs, alignContent: 'start' }),
);
export const name = style(
  inCommerce({
    lineHeight: lineHeight.snug,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...lineLinkHover,
  }),
);
export const variant = style(inCommerce({ ...lineDetail, lineHeight: lineHeight.snug }));
export const reason = style(
  inCommerce({ fontSize: fontSize.sm, color: color.critical, lineHeight: lineHeight.snug }),
);
export const notice = style(
  inCommerce({ fontSize: fontSize.sm, color: color.warning, lineHeight: lineHeight.snug }),
);
/** Below the breakpoint quantity, subtotal and actions share a row; above it each has its own cell. */
export const controls = style(
  inCommerce({
    gridArea: 'controls',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    '@media': { [from('md')]: { display: 'contents' } },
  }),
);
export const quantity = style(
  inCommerce({
    gridArea: 'auto',
    '@media': {
      [from('md')]: { gridArea: 'quantity', justifySelf: 'start' },
    },
  }),
);
export const subtotal = style(
  inCommerce({
    order: 1,
    marginInlineStart: 'auto',
    fontWeight: vars.fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from('md')]: { gridArea: 'subtotal', textAlign: 'end' } },
  }),
);
export const actions = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    fontSize: fontSize.sm,
    color: color.textMuted,
    // A quiet button has no visible border: its text aligns with the content above.
    marginInlineStart: `calc(-1 * ${space.sm})`,
    // Below quantity and subtotal, which share a row on phones.
    order: 2,
    flexBasis: '100%',
    '@media': { [from('md')]: { gridArea: 'actions', alignSelf: 'start' } },
  }),
);

export const summary = style(
  inCommerce({
    display: 'grid',
    gap: space.lg,
    padding: space.lg,
    borderRadius: vars.radius.md,
    background: color.sunken,
    border: '1px solid transparent',
  }),
);
export const totals = style({});
// Delayed, so that totals that arrive at once do not flicker; only the amounts, so that the text stays readable.
globalStyle(
  `${totals}[aria-busy="true"] dd`,
  inCommerce({ opacity: 0.4, ...whenMotionAllowed({ transition: `opacity ${vars.duration.fast} 150ms` }) }),
);
export const summaryNote = style(inCommerce(lineDetail));
