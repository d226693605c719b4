import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { elementRules } from './element-rules.ts';
import { inReset } from './layers.ts';

// The same only for the elements of our components, in the published sheets: their class names start with `mf-`.
const own = ':where([class^="mf-"], [class*=" mf-"])';

globalStyle(`${own}, ${own}::before, ${own}::after`, inReset({ boxSizing: 'border-box' }));
globalStyle(own, inReset({ margin: 0, padding: 0 }));
for (const [element, rule] of elementRules) globalStyle(`:is(${element})${own}`, inReset(rule));
globalStyle(`summary${own}::-webkit-details-marker`, inReset({ display: 'none' }));

// Elements without a class name are selected by a related element that has one.
const fieldset = `fieldset:has(> legend${own})`;
globalStyle(fieldset, inReset({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }));
globalStyle(`${own} > picture`, inReset({ display: 'contents' }));
globalStyle(`${own} > picture > source`, inReset({ display: 'none' }));
globalStyle(
  `select${own} :is(option, optgroup)`,
  inReset({ padding: 0, background: vars.color.surface, color: vars.color.text }),
);
