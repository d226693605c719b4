import { serve, shopLoader } from '../../http/index.server.ts';
import { followAction, loadFollowedIds } from './follow-action.server.ts';
import { drawHumanCheck } from './human-check.server.ts';
import { followedStores, humanCheckPicture } from './resources.ts';

export const storeResources = [
  serve(followedStores, { load: shopLoader(loadFollowedIds), act: followAction }),
  serve(humanCheckPicture, { load: shopLoader(drawHumanCheck) }),
];
