import { arrivalsFeed, storeFeed } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';
import type { Route } from './+types/feed';

export const loader = fileLoader((shop, { params }: Route.LoaderArgs) =>
  params.store === undefined ? arrivalsFeed(shop) : storeFeed(shop, params.store),
);
