import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ position: 'relative', display: 'inline-block' }));
export const panel = style(
  inPrimitives({
    position: 'absolute',
    zIndex: vars.layer.float,
    minInlineSize: '12rem',
    maxInlineSize: 'min(24rem, 92vw)',
    padding: space.xs,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.float,
    fontSize: vars.fontSize.ui,
    ...whenMotionAllowed({ animation: `${riseIn} ${vars.duration.fast} ${vars.easing.out}` }),
  }),
);
export const side = styleVariants({
  bottom: inPrimitives({ insetBlockStart: `calc(100% + ${space.xxs})` }),
  top: inPrimitives({ insetBlockEnd: `calc(100% + ${space.xxs})` }),
});
export const align = styleVariants({
  start: inPrimitives({ insetInlineStart: 0 }),
  center: inPrimitives({
    insetInlineStart: '50%',
    translate: '-50% 0',
    animation: 'none',
    selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
  }),
  end: inPrimitives({ insetInlineEnd: 0 }),
});
export const item = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: '40px',
    paddingInline: space.sm,
    paddingBlock: space.xs,
    borderRadius: vars.radius.sm,
    lineHeight: vars.lineHeight.snug,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: vars.fontWeight.medium },
    },
  }),
);
export const itemLabel = style(inPrimitives({ flex: 1 }));
