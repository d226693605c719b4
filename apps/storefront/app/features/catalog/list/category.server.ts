import { type Category, parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { describe } from '../../../seo/index.server.ts';
import { assertPageExists, notFound, queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import { categoryPathTo } from '../category-path.ts';
import { pageCountOf, toApiFilters, toApiQuery } from './api-query.server.ts';
import { loadFacets } from './facets.server.ts';
import { parseProductQuery } from './product-query.ts';

const nameOf = ({ id, name }: Category) => ({ id, name });

/** The products of one category, or of all without an id. Without the category tree, the category's name is missing. */
export async function loadCategory(shop: Shop, params: URLSearchParams) {
  const requested = params.get('id');
  const id = parsePositiveInteger(requested);
  if (requested && !id) throw notFound();
  const query = parseProductQuery(params);
  const inCategory = id ? { categoryId: id } : {};
  const [tree, result, facets, t] = await Promise.all([
    withTimeout(queries.categories(shop)),
    queries.products(shop, { ...toApiQuery(query), ...inCategory }),
    loadFacets(shop, { ...toApiFilters(query), ...inCategory }),
    getMessages(shop.locale.code, 'catalog'),
  ]);
  const trail = id && tree ? categoryPathTo(tree, id) : [];
  if (!trail) throw notFound();
  const pageCount = pageCountOf(result.total, query.pageSize);
  assertPageExists(shop, query.page, pageCount);
  const current = trail.at(-1);
  const title = current?.name ?? t('catalog.allProducts');
  return {
    id,
    query,
    result,
    facets,
    pageCount,
    title,
    description: await describe(shop, 'descriptions.category', { name: title, count: result.total }),
    parents: trail.slice(0, -1).map(nameOf),
    searchPlace: current && nameOf(current),
    children: (current?.children ?? tree ?? []).map(nameOf),
    locale: shop.locale.code,
  };
}
export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;
