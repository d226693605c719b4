import { globalStyle } from '@vanilla-extract/css';
import { elementRules } from './element-rules.ts';
import { inReset } from './layers.ts';

// The reset of all elements of a site, a separate sheet: `@marketfront/ui/styles/reset.css`.
globalStyle('*, ::before, ::after', inReset({ boxSizing: 'border-box' }));
globalStyle('*', inReset({ margin: 0, padding: 0 }));
for (const [element, rule] of elementRules) globalStyle(element, inReset(rule));
globalStyle('summary::-webkit-details-marker', inReset({ display: 'none' }));
