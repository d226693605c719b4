import type { ProductQuery } from '@marketfront/api-client';
import { displayName } from '../../../content/index.ts';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** The filters of a list. Country names in browsers can differ from the server's; the shop shows the server's. */
export async function loadFacets(shop: Shop, query: ProductQuery) {
  const facets = await withTimeout(queries.facets(shop, query));
  return (
    facets && {
      ...facets,
      shipsFrom: facets.shipsFrom.map((row) => ({
        ...row,
        name: displayName(shop.locale.tag, 'region', row.country),
      })),
    }
  );
}
export type ListFacets = NonNullable<Awaited<ReturnType<typeof loadFacets>>>;
