import { style, styleVariants } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';

export const icon = style(
  inElements({
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
  (side) => inElements({ inlineSize: side, blockSize: side }),
);

export const filled = style(inElements({ fill: 'currentColor' }));
