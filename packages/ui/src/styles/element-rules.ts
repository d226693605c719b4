import { vars } from '../tokens/contract.css.ts';
import type { LayeredRule } from './layers.ts';

/** The base rules of elements on which our components rely, as pairs of a type selector and a rule. */
export const elementRules: readonly (readonly [element: string, rule: LayeredRule])[] = [
  ['h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' }],
  ['p', { textWrap: 'pretty' }],
  ['ul, ol, menu', { listStyle: 'none' }],
  ['a', { color: 'inherit', textDecoration: 'none' }],
  ['img, svg, video', { display: 'block', maxInlineSize: '100%' }],
  ['img', { blockSize: 'auto' }],
  // `picture` contains the picture of each theme and has no box of its own.
  ['picture', { display: 'contents' }],
  // In a grid, each `source` would take a cell.
  ['source', { display: 'none' }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
  ['table', { borderCollapse: 'collapse' }],
  [
    'button, input, select, textarea',
    { font: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit', color: 'inherit' },
  ],
  // Without it, browsers show the list of a select on white, even in a dark theme.
  ['option, optgroup', { background: vars.color.surface, color: vars.color.text }],
  ['button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' }],
  // WCAG 2.5.8. Inline links keep the height of their line, as the criterion allows within a sentence (`target.ts`).
  ['a, button, select, summary', { minBlockSize: vars.size.target.min }],
  ['summary', { cursor: 'pointer', listStyle: 'none' }],
  ['dialog, [popover]', { border: 0, color: 'inherit' }],
  ['[hidden]', { display: 'none !important' }],
];
