import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

export const frame = style(inPrimitives({ position: 'relative' }));
export const select = style(
  inPrimitives({ appearance: 'none', paddingInlineEnd: '40px', cursor: 'pointer', textOverflow: 'ellipsis' }),
);
export const chevron = style(
  inPrimitives({ position: 'absolute', insetInlineEnd: '14px', insetBlock: 0, marginBlock: 'auto' }),
);
