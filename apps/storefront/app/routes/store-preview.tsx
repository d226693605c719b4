import { storePreview } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';
import type { Route } from './+types/store-preview';

export const loader = fileLoader((shop, { params }: Route.LoaderArgs) => storePreview(shop, params.id));
