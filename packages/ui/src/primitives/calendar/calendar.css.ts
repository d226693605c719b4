import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

export const calendar = style(
  inPrimitives({
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // Two weeks less than the highest month, so that the content below moves little after hydration.
    '@media': { '(scripting: enabled)': { minBlockSize: '17rem' } },
  }),
);
