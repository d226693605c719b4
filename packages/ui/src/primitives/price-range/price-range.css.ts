import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const form = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);
export const box = style(inPrimitives({ inlineSize: '7rem', minBlockSize: vars.size.control.sm }));
export const input = style(inPrimitives({ paddingInline: '6px', fontVariantNumeric: 'tabular-nums' }));
export const sign = style(inPrimitives({ paddingInlineStart: '10px', color: vars.color.textMuted }));
export const dash = style(inPrimitives({ color: vars.color.textSubtle }));
