import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const code = style(
  inPrimitives({
    fontSize: vars.fontSize.xl,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.4em',
    selectors: { '&::placeholder': { letterSpacing: '0.4em' } },
  }),
);
