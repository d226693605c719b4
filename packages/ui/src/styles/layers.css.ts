import { globalLayer } from '@vanilla-extract/css';

// The first mention determines the order, so this file is imported before any rule. Unlayered rules of a site always win.
globalLayer('marketfront');
export const resetLayer = globalLayer({ parent: 'marketfront' }, 'reset');
export const tokensLayer = globalLayer({ parent: 'marketfront' }, 'tokens');
export const primitivesLayer = globalLayer({ parent: 'marketfront' }, 'primitives');
export const commerceLayer = globalLayer({ parent: 'marketfront' }, 'commerce');
