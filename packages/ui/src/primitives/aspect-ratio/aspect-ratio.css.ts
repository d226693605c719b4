import { globalStyle, style } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';

export const frame = style(
  inElements({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    overflow: 'hidden',
  }),
);
globalStyle(
  `${frame} > *`,
  inElements({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'cover' }),
);
