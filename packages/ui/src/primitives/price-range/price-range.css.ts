import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const form = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);
export const box = style(
  inPrimitives({ flex: '1 1 4.25rem', maxInlineSize: '7rem', minBlockSize: vars.size.control.sm }),
);
export const input = style(
  inPrimitives({ minInlineSize: 0, paddingInline: vars.space.snug, fontVariantNumeric: 'tabular-nums' }),
);
export const beforeSign = style(inPrimitives({ paddingInlineStart: vars.space.cosy }));
export const sign = styleVariants({
  start: inPrimitives({ paddingInlineStart: vars.space.cosy, color: vars.color.textMuted }),
  end: inPrimitives({ paddingInlineEnd: vars.space.cosy, color: vars.color.textMuted }),
});
export const dash = style(inPrimitives({ color: vars.color.textSubtle }));
