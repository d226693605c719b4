import { followAction, loadFollowedIds } from '../features/stores/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The stores that the shopper follows, for the buttons on cards; none for visitors, who are not asked to sign in for them. */
export const loader = shopLoader(loadFollowedIds);

/** Follows a store or stops. */
export const action = followAction;
