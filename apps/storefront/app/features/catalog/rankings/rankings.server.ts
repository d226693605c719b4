import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { describe } from '../../../seo/index.server.ts';
import { notFound, queries, type Shop } from '../../../http/index.server.ts';
import { type RankingKind, rankingKinds } from '../../../navigation/index.ts';
import { withTimeout } from '../../../services/index.server.ts';

const kindNames = {
  sales: 'home.rankSales',
  new: 'home.rankNew',
  rated: 'home.rankRated',
} as const satisfies Record<RankingKind, string>;

const orders = {
  sales: { salesOrder: 'desc' },
  new: { order: 'newest' },
  rated: { order: 'rated' },
} as const satisfies Record<RankingKind, object>;

/** The first twenty products of one kind of ranking, of all products or of a top-level category. */
export async function loadRankings(shop: Shop, params: URLSearchParams) {
  const kind = rankingKinds.find((known) => known === params.get('kind')) ?? 'sales';
  const requested = params.get('id');
  const id = parsePositiveInteger(requested);
  if (requested && !id) throw notFound();
  const [categories, page, t] = await Promise.all([
    withTimeout(queries.categories(shop)),
    queries.products(shop, {
      page: 1,
      limit: 20,
      inStock: true,
      ...orders[kind],
      ...(id && { categoryId: id }),
    }),
    getMessages(shop.locale.code, 'home'),
  ]);
  const category = categories?.find((one) => one.id === id);
  if (id && categories && !category) throw notFound();
  const name = t(kindNames[kind]);
  const title = category ? t('home.rankOf', { ranking: name, category: category.name }) : name;
  return {
    kind,
    id,
    title,
    description: await describe(shop, 'descriptions.rankings', { name: title }),
    kinds: rankingKinds.map((one) => ({ kind: one, name: t(kindNames[one]) })),
    categories: (categories ?? []).map((one) => ({ id: one.id, name: one.name })),
    products: page.items,
    locale: shop.locale.code,
  };
}
export type RankingsData = Awaited<ReturnType<typeof loadRankings>>;
