import { storePreview } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/store-preview';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) => storePreview(shop, params.id));
