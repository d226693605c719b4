import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

/** The element in which Radix places a floating element: without the browser's own look of popovers. */
export const wrapper = style(
  inPrimitives({ inset: 'auto', overflow: 'visible', background: 'none', color: 'inherit' }),
);
