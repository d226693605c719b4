import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style(inPrimitives({ position: 'relative' }));
export const select = style(
  inPrimitives({
    appearance: 'none',
    paddingInlineEnd: `calc(${vars.space.xl} + ${vars.space.xs})`,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  }),
);
export const chevron = style(
  inPrimitives({ position: 'absolute', insetInlineEnd: '14px', insetBlock: 0, marginBlock: 'auto' }),
);
