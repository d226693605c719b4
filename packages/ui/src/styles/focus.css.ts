import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inReset } from './layers.ts';

/** An outline survives forced colours and never moves the layout. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;
/** For controls that clip what lies outside them. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const;

globalStyle(':focus-visible', inReset(focusRing));
globalStyle(':focus:not(:focus-visible)', inReset({ outlineColor: 'transparent' }));
