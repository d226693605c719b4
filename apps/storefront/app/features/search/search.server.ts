import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { assertPageExists, queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import {
  loadFacets,
  pageCountOf,
  parseProductQuery,
  toApiFilters,
  toApiQuery,
  categoryPathTo,
} from '../catalog/index.server.ts';
import { loadStores, parseStoreQuery } from '../stores/index.server.ts';

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, 80);

const mostPopular = 8;

/** The bestsellers in the category of a search, or in the whole shop. */
async function loadPopular(shop: Shop, categoryId: number | undefined) {
  const ofCategory = categoryId
    ? await queries.products(shop, { categoryId, salesOrder: 'desc', page: 1, limit: mostPopular })
    : undefined;
  const popular = ofCategory?.items.length ? ofCategory.items : await queries.leaderboard(shop);
  return popular.slice(0, mostPopular);
}

/**
 * Products or stores that match the keywords. `title` is the name of the category of `cid`; without a category it
 * contains the keywords (spec §2).
 */
export async function loadSearch(shop: Shop, params: URLSearchParams) {
  const categoryId = parsePositiveInteger(params.get('cid'));
  const named = textOf(params, 'title');
  const keywords = textOf(params, 'keywords') || (categoryId ? '' : named);
  const isStore = params.get('type')?.toLowerCase() === 'store';
  const query = parseProductQuery(params);
  const [tree, t, catalog, stores] = await Promise.all([
    categoryId ? withTimeout(queries.categories(shop)) : undefined,
    getMessages(shop.locale.code, 'search'),
    getMessages(shop.locale.code, 'catalog'),
    getMessages(shop.locale.code, 'stores'),
  ]);
  const title = keywords
    ? t('search.title', { keywords })
    : isStore
      ? stores('stores.title')
      : named || catalog('catalog.allProducts');
  const category = categoryId ? categoryPathTo(tree ?? [], categoryId)?.at(-1) : undefined;
  const searchPlace = category && { id: category.id, name: category.name };
  const common = { keywords, categoryId, searchPlace, named, query, title };
  if (isStore) {
    const list = await loadStores(shop, { ...parseStoreQuery(params), keywords });
    const meant =
      list.total === 0 && keywords
        ? await withTimeout(queries.storeSpelling(shop, keywords.toLowerCase()))
        : undefined;
    return { ...common, type: 'Store' as const, list, meant: meant ?? undefined };
  }
  const place = { ...(keywords && { keyword: keywords }), ...(categoryId && { categoryId }) };
  const [result, facets, hotWords] = await Promise.all([
    queries.products(shop, { ...toApiQuery(query), ...place }),
    loadFacets(shop, { ...toApiFilters(query), ...place }),
    withTimeout(queries.hotWords(shop)),
  ]);
  const pageCount = pageCountOf(result.total, query.pageSize);
  assertPageExists(shop, query.page, pageCount);
  // Only a search without results needs suggestions.
  const [meant, popular] =
    result.total === 0
      ? await Promise.all([
          keywords ? withTimeout(queries.spelling(shop, keywords.toLowerCase())) : undefined,
          withTimeout(loadPopular(shop, categoryId)),
        ])
      : [];
  return {
    ...common,
    type: 'Product' as const,
    meant: meant ?? undefined,
    popular: popular ?? [],
    result,
    facets,
    pageCount,
    hotWords: hotWords?.map(({ title }) => title) ?? [],
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
