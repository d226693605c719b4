import { storePreview } from '../features/discovery/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/store-preview';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) => storePreview(shop, params.id));
