import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { assertPageExists } from '../../platform/handlers.server.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { pageCountOf, parseProductQuery, toApiFilters, toApiQuery } from '../catalog/index.server.ts';
import { loadStores, parseStoreQuery } from '../stores/index.server.ts';

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, 80);

/**
 * Products or stores that match the keywords. `title` names the category of `cid`; without a category it holds the
 * keywords (spec §2).
 */
export async function loadSearch(shop: Shop, params: URLSearchParams) {
  const categoryId = parsePositiveInteger(params.get('cid'));
  const named = textOf(params, 'title');
  const keywords = textOf(params, 'keywords') || (categoryId ? '' : named);
  const isStore = params.get('type')?.toLowerCase() === 'store';
  const query = parseProductQuery(params);
  const [t, catalog, stores] = await Promise.all([
    getMessages(shop.locale.code, 'search'),
    getMessages(shop.locale.code, 'catalog'),
    getMessages(shop.locale.code, 'stores'),
  ]);
  const title = keywords
    ? t('search.title', { keywords })
    : isStore
      ? stores('stores.title')
      : named || catalog('catalog.allProducts');
  const common = { keywords, categoryId, named, query, title };
  if (isStore) {
    const list = await loadStores(shop, { ...parseStoreQuery(params), keywords });
    return { ...common, type: 'Store' as const, list };
  }
  const place = { ...(keywords && { keyword: keywords }), ...(categoryId && { categoryId }) };
  const [result, facets, hotWords] = await Promise.all([
    queries.products(shop, { ...toApiQuery(query), ...place }),
    withTimeout(queries.facets(shop, { ...toApiFilters(query), ...place })),
    withTimeout(queries.hotWords(shop)),
  ]);
  const pageCount = pageCountOf(result.total, query.pageSize);
  assertPageExists(shop, query.page, pageCount);
  // Only a search that finds nothing needs help.
  const [meant, popular] =
    result.total === 0
      ? await Promise.all([
          keywords ? withTimeout(queries.spelling(shop, keywords.toLowerCase())) : undefined,
          withTimeout(queries.leaderboard(shop)),
        ])
      : [];
  return {
    ...common,
    type: 'Product' as const,
    meant: meant ?? undefined,
    popular: popular?.slice(0, 8) ?? [],
    result,
    facets,
    pageCount,
    hotWords: hotWords?.map(({ title }) => title) ?? [],
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
