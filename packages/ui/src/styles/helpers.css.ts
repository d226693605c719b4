import { globalStyle, style } from '@vanilla-extract/css';
import { inPrimitives, inReset } from './layers.ts';

/** Text for assistive technology only. */
export const visuallyHidden = style(
  inReset({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** Controls that do nothing without script. */
export const scriptOnly = style(
  inPrimitives({ '@media': { '(scripting: none)': { display: 'none !important' } } }),
);
/** The way round them: a plain submit button, a plain list. */
export const noScriptOnly = style(
  inPrimitives({ '@media': { '(scripting: enabled)': { display: 'none !important' } } }),
);

globalStyle('[dir="rtl"] [data-mirror]', inPrimitives({ scale: '-1 1' }));
