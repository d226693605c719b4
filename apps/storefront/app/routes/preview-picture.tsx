import { previewPicture } from '../features/discovery/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/preview-picture';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) => previewPicture(shop, params.id));
