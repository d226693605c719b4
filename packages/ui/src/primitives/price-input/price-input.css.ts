import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const input = style(inPrimitives({ fontVariantNumeric: 'tabular-nums' }));
export const sign = styleVariants({
  start: inPrimitives({ color: vars.color.textMuted }),
  end: inPrimitives({ color: vars.color.textMuted, paddingInline: `0 ${vars.space.sm}` }),
});
