import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { from } from '../../tokens/breakpoints.ts';
import { cardRows } from './card-rows.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight, duration } = vars;

export const card = style(
  inCommerce({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The last row takes the remaining space, with the action at its end.
    gridTemplateRows: `repeat(${cardRows - 1}, auto) minmax(auto, 1fr)`,
    rowGap: 0,
    blockSize: '100%',
    minInlineSize: 0,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.snug,
  }),
);
export const tile = style(
  inCommerce({
    position: 'relative',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    background: color.tile,
    marginBlockEnd: space.sm,
  }),
);
export const picture = style(
  inCommerce({
    inlineSize: '100%',
    blockSize: '100%',
    ...whenMotionAllowed({ transition: `scale ${duration.slow} ${vars.easing.out}` }),
  }),
);
globalStyle(`${card}:hover ${picture}`, inCommerce(whenMotionAllowed({ scale: '1.03' })));
export const second = style(inCommerce({ position: 'absolute', inset: 0, display: 'none' }));
globalStyle(`${card}:hover ${second}`, inCommerce({ '@media': { '(hover: hover)': { display: 'block' } } }));

export const further = style(inCommerce({ selectors: { '&:not([data-loaded])': { visibility: 'hidden' } } }));

globalStyle(`${tile}[data-sold-out] > *`, inCommerce({ opacity: 0.55, filter: 'saturate(0.4)' }));
/** Badge and colours above the name: nothing covers the goods. */
export const marks = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    columnGap: space.xxs,
    paddingBlockEnd: space.xxs,
    color: color.textMuted,
    lineHeight: 1,
  }),
);
// A long badge takes two lines in a narrow card, so that the colours beside it stay inside the card.
globalStyle(
  `${marks} > :not(svg)`,
  inCommerce({
    minInlineSize: 0,
    marginInlineEnd: space.xxs,
    whiteSpace: 'normal',
    wordBreak: 'keep-all',
  }),
);
export const soldOut = style(inCommerce({ background: color.ink, color: color.onInk }));
export const swatches = style(
  inCommerce({
    flex: 'none',
    marginInlineStart: 'auto',
    stroke: color.control,
    strokeWidth: '0.75px',
  }),
);
/** The favourite button, also in a form. */
globalStyle(
  `${card} > :is([data-part=favourite], :has(> [data-part=favourite]))`,
  inCommerce({
    position: 'absolute',
    // Relative to the whole card, also if its text is a column.
    gridColumn: 'auto',
    insetBlockStart: space.xs,
    insetInlineEnd: space.xs,
    zIndex: vars.layer.raised,
  }),
);
export const name = style(
  inCommerce({
    gridRow: 2,
    alignSelf: 'start',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: fontSize.sm,
    '@media': { [from('md')]: { fontSize: fontSize.ui } },
  }),
);
/** In one row of the grid: the names of cards without a badge are right below their pictures. */
export const heading = style(inCommerce({ gridRow: 2, alignSelf: 'start', minInlineSize: 0 }));
/** The link covers the whole card; favourite and quick-add buttons are above it. */
export const link = style(
  inCommerce({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
      '&:focus-visible': { outlineColor: 'transparent' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    },
  }),
);
globalStyle(
  `${card}:hover ${link}`,
  inCommerce({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
);
export const price = style(
  inCommerce({ gridRow: 3, fontSize: '1.0625rem', justifySelf: 'start', marginBlockStart: space.xxs }),
);
const detail = {
  marginBlockStart: space.xxs,
  color: color.textMuted,
  fontSize: fontSize.sm,
} as const;
export const facts = style(
  inCommerce({
    ...detail,
    gridRow: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: space.xs,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const rating = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    // The star is not a separate element: a list would have a hundred of them.
    '::before': {
      content: '',
      inlineSize: '14px',
      blockSize: '14px',
      background: color.star,
      clipPath:
        'polygon(50% 11%, 62% 35%, 88% 39%, 69% 57%, 74% 84%, 50% 71%, 26% 84%, 31% 57%, 12% 39%, 38% 35%)',
    },
  }),
);
globalStyle(`${rating}::before`, inCommerce({ '@media': { [forcedColors]: forcedMark } }));
export const store = style(
  inCommerce({ ...detail, gridRow: 5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const note = style(
  inCommerce({ gridRow: 6, marginBlockStart: space.xxs, fontSize: fontSize.sm, color: color.success }),
);
/** The caller's action, without a wrapper element: a page has fifty cards. */
globalStyle(
  `${card}[data-action] > :last-child:not([data-part=favourite])`,
  inCommerce({
    position: 'relative',
    zIndex: vars.layer.raised,
    gridRow: 7,
    alignSelf: 'end',
    justifySelf: 'start',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginBlockStart: space.sm,
  }),
);
