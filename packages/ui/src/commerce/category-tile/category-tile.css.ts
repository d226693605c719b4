import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { tileColors } from '../../styles/tile-colors.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const tile = style(
  inCommerce({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    borderRadius: vars.radius.md,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
  }),
);
export const frame = style(
  inCommerce({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
  }),
);
export const tint = styleVariants(tileColors, (background) => inCommerce({ background }));
export const picture = style(
  inCommerce({
    inlineSize: '58%',
    ...whenMotionAllowed({ transition: `scale ${vars.duration.slow} ${vars.easing.out}` }),
  }),
);
globalStyle(`${tile}:hover ${picture}`, inCommerce(whenMotionAllowed({ scale: '1.06' })));
export const whole = style(inCommerce({ inlineSize: '100%' }));
export const name = style(
  inCommerce({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);
export const count = style(
  inCommerce({
    display: 'block',
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.regular,
    color: color.textMuted,
  }),
);
