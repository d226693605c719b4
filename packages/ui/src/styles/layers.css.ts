import { globalLayer } from '@vanilla-extract/css';

// The first mention determines the order, so this file is imported before any rule. Unlayered rules of a site always win.
globalLayer('marketfront');
export const resetLayer = globalLayer({ parent: 'marketfront' }, 'reset');
export const tokensLayer = globalLayer({ parent: 'marketfront' }, 'tokens');
// Components that others give a class name, such as Link and Button, have layers below them: a style sheet may load a
// second time, after those of the components that restyle its own (docs/decisions/028).
export const elementsLayer = globalLayer({ parent: 'marketfront' }, 'elements');
export const controlsLayer = globalLayer({ parent: 'marketfront' }, 'controls');
export const primitivesLayer = globalLayer({ parent: 'marketfront' }, 'primitives');
export const commerceLayer = globalLayer({ parent: 'marketfront' }, 'commerce');
