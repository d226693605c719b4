import { arrivalsFeed, storeFeed } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/feed';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) =>
  params.store === undefined ? arrivalsFeed(shop) : storeFeed(shop, params.store),
);
