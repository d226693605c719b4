import { loadSuggestions } from '../features/search/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/resources.suggest';

/** Suggestions of the search box. */
export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadSuggestions(shop, url.searchParams),
);
