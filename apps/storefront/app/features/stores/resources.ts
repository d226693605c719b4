import { defineResource } from '../../http/index.ts';
import type { ToggleAnswer } from '../../forms/index.ts';

/** The ids of the stores that the shopper follows, for the buttons on cards; its form follows or unfollows one. */
export const followedStores = defineResource<{
  query?: { store: number; on: '0' | '1' };
  load: readonly number[];
  act: ToggleAnswer;
}>('follow');
