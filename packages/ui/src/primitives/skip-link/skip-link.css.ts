import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const skipLink = style(
  inPrimitives({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.toast,
    padding: `${vars.space.sm} ${vars.space.md}`,
    borderRadius: vars.radius.sm,
    background: vars.color.ink,
    color: vars.color.onInk,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
  }),
);
