import type { StyleRule } from '@vanilla-extract/css';
import {
  commerceLayer,
  controlsLayer,
  elementsLayer,
  primitivesLayer,
  resetLayer,
  tokensLayer,
} from './layers.css.ts';

export type LayeredRule = Omit<StyleRule, '@layer'>;

// Functions cannot be exported from a *.css.ts file, so they are in this module.
const inLayer = (layer: string) => (rule: LayeredRule) => ({ '@layer': { [layer]: rule } });

export const inReset = inLayer(resetLayer);
export const inTokens = inLayer(tokensLayer);
export const inElements = inLayer(elementsLayer);
export const inControls = inLayer(controlsLayer);
export const inPrimitives = inLayer(primitivesLayer);
export const inCommerce = inLayer(commerceLayer);
