import { globalLayer, type StyleRule } from '@vanilla-extract/css';

// The first mention fixes the order, so this file is imported before any rule. Unlayered rules of a site always win.
globalLayer('marketfront');
const reset = globalLayer({ parent: 'marketfront' }, 'reset');
const tokens = globalLayer({ parent: 'marketfront' }, 'tokens');
const primitives = globalLayer({ parent: 'marketfront' }, 'primitives');
const commerce = globalLayer({ parent: 'marketfront' }, 'commerce');

type LayeredRule = Omit<StyleRule, '@layer'>;

const inLayer = (layer: string) => (rule: LayeredRule) => ({ '@layer': { [layer]: rule } });

export const inReset = inLayer(reset);
export const inTokens = inLayer(tokens);
export const inPrimitives = inLayer(primitives);
export const inCommerce = inLayer(commerce);
