import { style } from '@vanilla-extract/css';
import { image } from '../../primitives/image/image.css.ts';
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

/** The text is above the objects in the phone picture, instead of beside them. */
export const withPhoneImage = style({});
const onPhones = `${withPhoneImage} > &`;

/** The picture of a banner that has a separate one for phones. */
export const picture = style([
  image,
  inCommerce({
    display: 'block',
    aspectRatio: '3 / 1',
    objectFit: 'cover',
    // Square: high enough for the objects and the text above them.
    '@media': { [below('sm')]: { aspectRatio: '1', objectPosition: '50% 100%' } },
  }),
]);
/** Pictures without a dark version. */
export const dimmed = style(inCommerce({ filter: vars.filter.picture }));

/** Keeps the text readable on any picture: the background of the theme fades into it. */
export const scrim = style(
  inCommerce({
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${color.tile} 10%, transparent 42%)`,
    selectors: {
      '[dir="rtl"] &': { background: `linear-gradient(to left, ${color.tile} 10%, transparent 42%)` },
    },
    '@media': {
      [below('sm')]: {
        selectors: { [onPhones]: { background: `linear-gradient(${color.tile} 8%, transparent 45%)` } },
      },
    },
  }),
);
/** On the side of the picture that is free of details. */
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
    '@media': {
      [below('sm')]: {
        selectors: {
          [onPhones]: {
            insetInlineStart: vars.size.content.gutter,
            insetBlockStart: space.xl,
            transform: 'none',
            maxInlineSize: '80%',
          },
        },
      },
    },
  }),
);

export const title = style(
  inCommerce({
    fontSize: 'clamp(1rem, 3.1vw, 2.75rem)',
    lineHeight: vars.lineHeight.tight,
    fontWeight: vars.fontWeight.medium,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // More lines would overflow the picture.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    // Space for the marks above and below Thai and Lao letters.
    paddingBlock: '0.15em',
    marginBlock: '-0.15em',
    '@media': {
      [below('sm')]: { selectors: { [`${withPhoneImage} &`]: { fontSize: 'clamp(1.25rem, 7vw, 2.25rem)' } } },
    },
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
