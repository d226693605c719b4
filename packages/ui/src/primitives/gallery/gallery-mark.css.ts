import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Shown on a picture, so it has its own background. */
export const mark = style(
  inPrimitives({
    position: 'absolute',
    insetBlockEnd: space.xxs,
    insetInlineStart: space.xxs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.hair,
    paddingInline: space.xxs,
    borderRadius: vars.radius.xs,
    background: color.ink,
    color: color.onInk,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
/** A triangle in CSS: an icon would be an additional file for each product page. */
export const play = style(
  inPrimitives({
    inlineSize: '0.7em',
    blockSize: '0.8em',
    background: 'currentColor',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
);
