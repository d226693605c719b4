import { vars } from '../tokens/contract.css.ts';
import type { LayeredRule } from './layers.ts';

/** What our components expect of an element before their own rules, as pairs of a type selector and a rule. */
export const elementRules: readonly (readonly [element: string, rule: LayeredRule])[] = [
  ['h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' }],
  ['p', { textWrap: 'pretty' }],
  ['ul, ol, menu', { listStyle: 'none' }],
  ['a', { color: 'inherit', textDecoration: 'none' }],
  ['img, svg, video', { display: 'block', maxInlineSize: '100%' }],
  ['img', { blockSize: 'auto' }],
  // The picture of each theme, without a box of its own.
  ['picture', { display: 'contents' }],
  // In a grid, each would take a cell.
  ['source', { display: 'none' }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
  ['table', { borderCollapse: 'collapse' }],
  [
    'button, input, select, textarea',
    { font: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit', color: 'inherit' },
  ],
  // Browsers open the list of a select without a background of its own on white, in a dark theme too.
  ['option, optgroup', { background: vars.color.surface, color: vars.color.text }],
  ['button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' }],
  // WCAG 2.5.8. Inline links keep the height of their line, as the criterion allows within a sentence (`target.ts`).
  ['a, button, select, summary', { minBlockSize: vars.size.target.min }],
  ['summary', { cursor: 'pointer', listStyle: 'none' }],
  ['dialog, [popover]', { border: 0, color: 'inherit' }],
  ['[hidden]', { display: 'none !important' }],
];
