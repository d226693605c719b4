import { defineResource } from '../../http/index.ts';
import type { ToggleAnswer } from '../../forms/index.ts';

/** The ids of the shopper's favourites, for the buttons on cards; its form adds or removes a product. */
export const favourites = defineResource<{
  query?: { product: number; on: '0' | '1' };
  load: readonly number[];
  act: ToggleAnswer;
}>('favourite');
