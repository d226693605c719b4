import { serve } from '../platform/shop.server.ts';
import type { Route } from './+types/resources.suggest';

const nothing = { products: [], categories: [], stores: [] };

/** Suggestions while typing; a back end without them simply suggests nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 60);
    if (keyword.length < 2) return nothing;
    return shop
      .shared('brief', `suggest:${keyword.toLowerCase()}`, (api) => api.search.suggest(keyword))
      .catch(() => nothing);
  });
}
