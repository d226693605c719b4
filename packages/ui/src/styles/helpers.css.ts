import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from './hidden.ts';
import { inPrimitives, inReset } from './layers.ts';
import { unanswered } from './unanswered.ts';

/** Text for assistive technology only. */
export const visuallyHidden = style(inReset(hidden));

/** Hides controls that need script while it is not available. */
export const scriptOnly = style(
  inPrimitives({ '@media': { '(scripting: none)': { display: 'none !important' } } }),
);
/** Shows alternatives without script only: a submit button, a list. */
export const noScriptOnly = style(
  inPrimitives({ '@media': { '(scripting: enabled)': { display: 'none !important' } } }),
);

globalStyle(`.${unanswered}`, inPrimitives({ visibility: 'hidden' }));
globalStyle('[dir="rtl"] [data-mirror]', inPrimitives({ scale: '-1 1' }));
