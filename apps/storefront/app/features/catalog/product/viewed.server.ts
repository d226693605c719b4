import { parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import type { ViewedProduct } from '../../../state/recently-viewed.ts';

const most = 12;

/** The current state of the products (`ids`) that a browser has viewed, without those that are no longer sold. */
export async function loadViewed(shop: Shop, params: URLSearchParams): Promise<ViewedProduct[]> {
  const ids = (params.get('ids') ?? '').split(',').flatMap((id) => parsePositiveInteger(id) ?? []);
  const products = await Promise.all(ids.slice(0, most).map((id) => withTimeout(queries.product(shop, id))));
  return products.flatMap((product) =>
    product
      ? [{ id: product.id, name: product.name, image: product.image?.url ?? null, price: product.price }]
      : [],
  );
}
