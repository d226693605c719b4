import { parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** The number of further pictures on a card. */
const most = 4;

/** The pictures of a product (`product`) after its main one, for its card; none when they are unknown. */
export async function loadViews(shop: Shop, params: URLSearchParams): Promise<string[]> {
  const productId = parsePositiveInteger(params.get('product'));
  const product = productId && (await withTimeout(queries.product(shop, productId)));
  if (!product) return [];
  return product.gallery
    .map(({ url }) => url)
    .filter((url) => url !== product.image?.url)
    .slice(0, most);
}
