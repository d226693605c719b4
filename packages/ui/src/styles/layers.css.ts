import { globalLayer } from '@vanilla-extract/css';
import { type LayerName, layerNames } from './layer-names.ts';

// The first mention determines the order, so this file is imported before any rule. Unlayered rules of a site always win.
globalLayer('marketfront');
const layers = Object.fromEntries(
  layerNames.map((name) => [name, globalLayer({ parent: 'marketfront' }, name)]),
) as Record<LayerName, string>;

export const resetLayer = layers.reset;
export const tokensLayer = layers.tokens;
// Components that other components restyle by `className`, such as Link and Button, are in lower layers: their style
// sheet may load a second time, after those of the restyling components (docs/decisions/028).
export const elementsLayer = layers.elements;
export const controlsLayer = layers.controls;
export const primitivesLayer = layers.primitives;
export const commerceLayer = layers.commerce;
