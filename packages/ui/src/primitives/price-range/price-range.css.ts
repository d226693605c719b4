import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const form = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.xs }),
);
export const field = style(
  inPrimitives({
    display: 'grid',
    gap: vars.space.xxs,
    flex: '1 1 4.25rem',
    minInlineSize: 'min-content',
    maxInlineSize: '7rem',
  }),
);
export const label = style(
  inPrimitives({ fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug, color: vars.color.textMuted }),
);
export const box = style(inPrimitives({ minBlockSize: vars.size.control.sm }));
export const input = style(
  inPrimitives({ minInlineSize: 0, paddingInline: vars.space.snug, fontVariantNumeric: 'tabular-nums' }),
);
export const beforeSign = style(inPrimitives({ paddingInlineStart: vars.space.cosy }));
export const sign = styleVariants({
  start: inPrimitives({ paddingInlineStart: vars.space.cosy, color: vars.color.textMuted }),
  end: inPrimitives({ paddingInlineEnd: vars.space.cosy, color: vars.color.textMuted }),
});
/** Beside the boxes, below the labels. */
export const dash = style(inPrimitives({ color: vars.color.textSubtle, lineHeight: vars.size.control.sm }));
export const note = style(inPrimitives({ inlineSize: '100%' }));
