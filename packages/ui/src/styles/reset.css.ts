import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inReset } from './layers.ts';

globalStyle('*, ::before, ::after', inReset({ boxSizing: 'border-box' }));
globalStyle('*', inReset({ margin: 0, padding: 0 }));
globalStyle(
  'html',
  inReset({
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    scrollPaddingBlockStart: '9rem',
    accentColor: vars.color.ink,
  }),
);
globalStyle(
  'body',
  inReset({
    minBlockSize: '100dvb',
    background: vars.color.bg,
    color: vars.color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.normal,
    letterSpacing: vars.tracking.normal,
    // The face draws a point or comma into a proportional 1: "$1.90" would look like "$190".
    fontVariantNumeric: 'tabular-nums',
    // Letters and spaces where the face wants them: Linux would round each to whole pixels.
    textRendering: 'geometricPrecision',
    WebkitFontSmoothing: 'antialiased',
    // Not `anywhere`, which would let flex items shrink to one letter.
    overflowWrap: 'break-word',
  }),
);
// :lang() may change on a nested element (a language menu), which then needs its own font and spacing.
globalStyle('[lang]', inReset({ fontFamily: vars.font.sans, letterSpacing: vars.tracking.normal }));
globalStyle(
  'h1, h2, h3, h4, h5, h6',
  inReset({ fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' }),
);
globalStyle('p', inReset({ textWrap: 'pretty' }));
globalStyle('ul, ol, menu', inReset({ listStyle: 'none' }));
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }));
globalStyle('img, svg, video', inReset({ display: 'block', maxInlineSize: '100%' }));
globalStyle('img', inReset({ blockSize: 'auto' }));
// The picture of each theme, without a box of its own.
globalStyle('picture', inReset({ display: 'contents' }));
// In a grid, each would take a cell.
globalStyle('source', inReset({ display: 'none' }));
globalStyle('fieldset', inReset({ border: 0, minInlineSize: 0 }));
globalStyle('legend', inReset({ padding: 0 }));
globalStyle('table', inReset({ borderCollapse: 'collapse' }));
globalStyle(
  'button, input, select, textarea',
  inReset({ font: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit', color: 'inherit' }),
);
// Browsers open the list of a select without a background of its own on white, in a dark theme too.
globalStyle('option, optgroup', inReset({ background: vars.color.surface, color: vars.color.text }));
globalStyle('button', inReset({ background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' }));
globalStyle('summary', inReset({ cursor: 'pointer', listStyle: 'none' }));
globalStyle('summary::-webkit-details-marker', inReset({ display: 'none' }));
globalStyle('dialog, [popover]', inReset({ border: 0, color: 'inherit' }));
globalStyle('[hidden]', inReset({ display: 'none !important' }));
globalStyle('::selection', inReset({ background: vars.color.accentSoft, color: vars.color.text }));
