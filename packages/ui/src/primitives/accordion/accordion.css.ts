import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

export const item = style(inPrimitives({ borderBlockEnd: `1px solid ${vars.color.line}` }));
export const summary = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingBlock: vars.space.md,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    ':hover': { color: vars.color.textMuted },
  }),
);
export const chevron = style(
  inPrimitives({
    selectors: { '[open] > * > &': { rotate: '180deg' } },
    ...whenMotionAllowed({ transition: `rotate ${vars.duration.normal}` }),
  }),
);
export const content = style(inPrimitives({ paddingBlockEnd: vars.space.lg }));
