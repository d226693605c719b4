import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const area = style(
  inPrimitives({
    paddingBlock: vars.space.sm,
    minBlockSize: '6rem',
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '24rem',
  }),
);
export const counter = style(
  inPrimitives({
    alignSelf: 'flex-end',
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textSubtle,
    selectors: { '&[data-full]': { color: vars.color.warning } },
  }),
);
