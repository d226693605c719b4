import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';

/** A long press opens our menu instead of the phone's own. */
export const area = style(inPrimitives({ WebkitTouchCallout: 'none' }));
