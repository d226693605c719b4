import { parsePositiveInteger } from '@marketfront/api-client';
import { queries } from '../../../platform/queries.server.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { withTimeout } from '../../../platform/with-timeout.server.ts';

/** How many further pictures a card shows. */
const most = 4;

/** The pictures of a product (`product`) after its main one, for its card; none when they are not known. */
export async function loadViews(shop: Shop, params: URLSearchParams): Promise<string[]> {
  const productId = parsePositiveInteger(params.get('product'));
  const product = productId && (await withTimeout(queries.product(shop, productId)));
  if (!product) return [];
  return product.gallery
    .map(({ url }) => url)
    .filter((url) => url !== product.image?.url)
    .slice(0, most);
}
