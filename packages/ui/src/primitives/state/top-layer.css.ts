import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

/** Radix's wrapper of a floating element, without the browser's default popover styles. */
export const wrapper = style(
  inPrimitives({ inset: 'auto', overflow: 'visible', background: 'none', color: 'inherit' }),
);
