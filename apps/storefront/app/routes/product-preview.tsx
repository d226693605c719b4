import { productPreview } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';
import type { Route } from './+types/product-preview';

export const loader = fileLoader((shop, { params }: Route.LoaderArgs) => productPreview(shop, params.id));
