import { globalStyle, style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize, lineHeight, duration } = vars;

export const card = style(
  inCommerce({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
  }),
);
export const tile = style(
  inCommerce({
    position: 'relative',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    background: color.tile,
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
// A hidden lazy picture is not loaded: the second picture costs nothing until the pointer enters.
export const second = style(inCommerce({ position: 'absolute', inset: 0, display: 'none' }));
globalStyle(`${card}:hover ${second}`, inCommerce({ '@media': { '(hover: hover)': { display: 'block' } } }));

export const pictureFrame = style(
  inCommerce({ selectors: { '&[data-sold-out]': { opacity: 0.55, filter: 'saturate(0.4)' } } }),
);
export const badge = style(
  inCommerce({
    position: 'absolute',
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    pointerEvents: 'none',
    // With two cards per row the pictures are small, so the badge is in their corner.
    '@media': { [below('md')]: { insetBlockStart: '6px', insetInlineStart: '6px' } },
  }),
);
export const corner = style(
  inCommerce({
    position: 'absolute',
    insetBlockStart: space.xs,
    insetInlineEnd: space.xs,
    zIndex: vars.layer.raised,
  }),
);
export const body = style(
  inCommerce({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    paddingBlockStart: space.sm,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.snug,
  }),
);
export const name = style(
  inCommerce({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: fontSize.sm,
    '@media': { [from('md')]: { fontSize: fontSize.ui } },
  }),
);
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
export const price = style(inCommerce({ fontSize: '1.0625rem', marginBlockStart: space.hair }));
export const facts = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xs,
    color: color.textMuted,
    fontSize: fontSize.xs,
  }),
);
export const fact = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const star = style(inCommerce({ inlineSize: '14px', blockSize: '14px', fill: color.star }));
export const store = style(
  inCommerce({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
);
export const note = style(inCommerce({ fontSize: fontSize.xs, color: color.success }));
export const action = style(
  inCommerce({
    position: 'relative',
    zIndex: vars.layer.raised,
    marginBlockStart: 'auto',
    paddingBlockStart: space.sm,
  }),
);
