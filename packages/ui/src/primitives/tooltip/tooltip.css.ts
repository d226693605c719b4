import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { fadeIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ display: 'inline-flex' }));
export const bubble = style(
  inPrimitives({
    position: 'fixed',
    inset: 'auto',
    maxInlineSize: 'min(20rem, 92vw)',
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    // Visible in forced colors mode, where backgrounds are removed.
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: color.ink,
    color: color.onInk,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    textWrap: 'pretty',
    ...whenMotionAllowed({ animation: `${fadeIn} ${vars.duration.fast}` }),
  }),
);
