import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inReset } from './layers.ts';

// Colours and typography of a page that is entirely in our design; a separate sheet: `@marketfront/ui/styles/page.css`.
globalStyle(
  'html',
  inReset({ textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', accentColor: vars.color.ink }),
);
globalStyle(
  'body',
  inReset({
    background: vars.color.bg,
    color: vars.color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.normal,
    letterSpacing: vars.tracking.normal,
    // The font kerns a point or comma into a proportional 1: "$1.90" would look like "$190".
    fontVariantNumeric: 'tabular-nums',
    // The exact positions of the font's letters and spaces: Linux would round each to whole pixels.
    textRendering: 'geometricPrecision',
    WebkitFontSmoothing: 'antialiased',
    // Not `anywhere`, which would let flex items shrink to one letter.
    overflowWrap: 'break-word',
  }),
);
// :lang() may change on a nested element (a language menu), which then needs its own font and spacing.
globalStyle('[lang]', inReset({ fontFamily: vars.font.sans, letterSpacing: vars.tracking.normal }));
globalStyle('::selection', inReset({ background: vars.color.accentSoft, color: vars.color.text }));
