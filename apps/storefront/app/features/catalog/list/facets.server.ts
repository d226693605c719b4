import type { ProductQuery } from '@marketfront/api-client';
import { displayName } from '../../../platform/display-name.ts';
import { queries } from '../../../platform/queries.server.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { withTimeout } from '../../../platform/with-timeout.server.ts';

/** What a list can be filtered by. Browsers know other names of countries than the server; the shop shows the server's. */
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
