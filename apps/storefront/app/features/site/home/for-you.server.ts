import { parsePositiveInteger } from '@marketfront/api-client';
import { pageNumber } from '../../../navigation/index.ts';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import type { ForYouPage } from '../../../state/for-you.ts';

const limit = 24;
const pagesOf = (total: number) => Math.ceil(total / limit);

/** One page of products at the end of the home page: first those that go with a product (`like`), then all. */
export async function loadForYou(shop: Shop, params: URLSearchParams): Promise<ForYouPage> {
  const page = pageNumber(params);
  const productId = parsePositiveInteger(params.get('like'));
  const related = (of: number) =>
    productId ? withTimeout(queries.recommendations(shop, { productId, page: of, limit })) : undefined;
  const relatedPages = pagesOf((await related(1))?.total ?? 0);
  const ofRelated = page <= relatedPages ? await related(page) : undefined;
  if (ofRelated) return { products: inStock(ofRelated.items), next: page + 1 };
  const ofAll = await queries.products(shop, { page: Math.max(1, page - relatedPages), limit });
  return {
    products: inStock(ofAll.items),
    next: page < relatedPages + pagesOf(ofAll.total) ? page + 1 : null,
  };
}

const inStock = <Goods extends { soldOut: boolean }>(goods: readonly Goods[]) =>
  goods.filter(({ soldOut }) => !soldOut);
