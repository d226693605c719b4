import { style } from '@vanilla-extract/css';
import { floatingEntrance, floatingPanel } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const panel = style(
  inPrimitives({
    ...floatingPanel,
    ...floatingEntrance,
    minInlineSize: '16rem',
    maxInlineSize: 'min(24rem, 92vw)',
    maxBlockSize: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    padding: vars.space.md,
    fontSize: vars.fontSize.sm,
  }),
);
export const root = style(inPrimitives({ display: 'inline-block' }));
