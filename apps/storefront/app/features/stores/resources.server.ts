import { serve, shopLoader } from '../../http/index.server.ts';
import { followAction, loadFollowedIds } from './follow-action.server.ts';
import { followedStores } from './resources.ts';

export const storeResources = [
  serve(followedStores, { load: shopLoader(loadFollowedIds), act: followAction }),
];
