import { savedIdsOf } from '../../state/saved-ids.ts';
import { followedStores } from './resources.ts';

/** Whether the shopper follows a store; the state is the same on every card and page. */
export const useFollowed = savedIdsOf(followedStores);
