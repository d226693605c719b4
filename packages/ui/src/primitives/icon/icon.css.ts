import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

export const icon = style(
  inPrimitives({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  }),
);

export const size = styleVariants(
  { 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem', 48: '3rem' },
  (side) => inPrimitives({ inlineSize: side, blockSize: side }),
);

export const filled = style(inPrimitives({ fill: 'currentColor' }));
