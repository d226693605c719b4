import { globalStyle } from '@vanilla-extract/css';
import { elementRules } from './element-rules.ts';
import { inReset } from './layers.ts';

// The same for the elements of our components only, in the published sheets: their class names start with `mf-`.
const own = ':where([class^="mf-"], [class*=" mf-"])';

globalStyle(`${own}, ${own}::before, ${own}::after`, inReset({ boxSizing: 'border-box' }));
globalStyle(own, inReset({ margin: 0, padding: 0 }));
for (const [element, rule] of elementRules) globalStyle(`:is(${element})${own}`, inReset(rule));
globalStyle(`summary${own}::-webkit-details-marker`, inReset({ display: 'none' }));
