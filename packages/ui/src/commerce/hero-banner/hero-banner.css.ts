import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const banner = style(
  inCommerce({
    display: 'block',
    position: 'relative',
    color: color.text,
    background: color.tile,
    textDecoration: 'none',
  }),
);

/** The text is readable on any picture: the ground of the theme fades into it. */
export const scrim = style(
  inCommerce({
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${color.tile} 10%, transparent 42%)`,
    selectors: {
      '[dir="rtl"] &': { background: `linear-gradient(to left, ${color.tile} 10%, transparent 42%)` },
    },
  }),
);
/** Above the side of the picture that is free of details. */
export const text = style(
  inCommerce({
    position: 'absolute',
    insetInlineStart: `clamp(${space.md}, 5%, ${space.xxxl})`,
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    display: 'grid',
    gap: space.md,
    justifyItems: 'start',
    maxInlineSize: 'min(38%, 26rem)',
  }),
);

export const title = style(
  inCommerce({
    fontSize: 'clamp(1rem, 3.1vw, 2.75rem)',
    lineHeight: vars.lineHeight.tight,
    fontWeight: vars.fontWeight.medium,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // More lines would leave the picture.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    // Room for the marks above and below Thai and Lao letters.
    paddingBlock: '0.15em',
    marginBlock: '-0.15em',
  }),
);

export const action = style(
  inCommerce({
    paddingBlock: space.sm,
    paddingInline: space.lg,
    borderRadius: vars.radius.md,
    background: color.ink,
    color: color.onInk,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    '@media': { [below('md')]: { display: 'none' } },
  }),
);
