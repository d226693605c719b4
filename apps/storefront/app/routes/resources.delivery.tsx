import { loadDeliveryOf } from '../features/catalog/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/resources.delivery';

/** When a product arrives in another country, and what that costs. */
export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadDeliveryOf(shop, url.searchParams));
