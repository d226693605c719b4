import { productPreview } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/product-preview';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) => productPreview(shop, params.id));
