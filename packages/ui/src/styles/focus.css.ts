import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inReset } from './layers.ts';

/** An outline is visible in forced colors mode and does not move the layout. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;
/** For controls that clip their overflow. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const;

globalStyle(':focus-visible', inReset(focusRing));
globalStyle(':focus:not(:focus-visible)', inReset({ outlineColor: 'transparent' }));
