import { parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** More than are shown: the requesting page leaves out the products that it already shows. */
const limit = 40;

/** Products that go with a product (`product`); none when they are unknown. */
export async function loadRecommended(shop: Shop, params: URLSearchParams) {
  const productId = parsePositiveInteger(params.get('product'));
  if (!productId) return [];
  const page = await withTimeout(queries.recommendations(shop, { productId, page: 1, limit }));
  return page?.items.filter(({ soldOut }) => !soldOut) ?? [];
}
