import { loadDealState } from '../features/site/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The time and what the deals have left, for a page that was rendered earlier. */
export const loader = shopLoader(loadDealState);
