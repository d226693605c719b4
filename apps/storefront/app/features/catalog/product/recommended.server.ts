import { parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

/** More than are shown: the page that asks leaves out what it shows already. */
const limit = 40;

/** What goes with a product (`product`); nothing when that is not known. */
export async function loadRecommended(shop: Shop, params: URLSearchParams) {
  const productId = parsePositiveInteger(params.get('product'));
  if (!productId) return [];
  const page = await withTimeout(queries.recommendations(shop, { productId, page: 1, limit }));
  return page?.items.filter(({ soldOut }) => !soldOut) ?? [];
}
