import {
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Pagination,
  Stack,
  Tabs,
  Tag,
} from '@marketfront/ui';
import { pageCountOf, toApiQuery } from '../features/catalog/api-query.server.ts';
import { parseProductQuery, ProductList } from '../features/catalog/index.ts';
import { StoreTile } from '../features/store/index.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/goods-search';

export const handle = { messages: ['catalog'] };

const storesPerPage = 12;

export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const { searchParams } = url;
    // "title" is what older links carry (spec §2)
    const keywords = (searchParams.get('keywords') ?? searchParams.get('title') ?? '').trim().slice(0, 80);
    const cid = Number(searchParams.get('cid')) || undefined;
    const isStore = searchParams.get('type')?.toLowerCase() === 'store';
    const query = parseProductQuery(searchParams);
    const t = await getMessages(shop.locale.code, 'catalog');
    const title = keywords
      ? t('catalog.searchTitle', { keywords })
      : t(isStore ? 'catalog.stores' : 'catalog.allProducts');
    const common = { keywords, cid, query, title, locale: shop.locale.code };
    if (isStore) {
      const storeQuery = { keyword: keywords, page: query.page, limit: storesPerPage };
      return {
        ...common,
        type: 'store' as const,
        stores: await shop.shared('catalog', `stores:${JSON.stringify(storeQuery)}`, (api) =>
          api.stores.search(storeQuery),
        ),
      };
    }
    const productQuery = {
      ...toApiQuery(query),
      ...(keywords && { keyword: keywords }),
      ...(cid && { categoryId: cid }),
    };
    const [result, hotWords] = await Promise.all([
      shop.shared('catalog', `products:${JSON.stringify(productQuery)}`, (api) =>
        api.catalog.products(productQuery),
      ),
      shop.shared('site', 'hot-words', (api) => api.search.hotWords()).catch(() => []),
    ]);
    return {
      ...common,
      type: 'product' as const,
      result,
      pageCount: pageCountOf(result.total),
      hotWords: hotWords.map(({ title }) => title),
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? seo({ title: loaderData.title, site: matches[0]?.loaderData?.site.name, hidden: true }) : [];

const address = (type: 'Product' | 'Store', keywords: string) =>
  `/goods/goods_search?${new URLSearchParams({ type, ...(keywords && { keywords }) })}`;

export default function GoodsSearch({ loaderData }: Route.ComponentProps) {
  const t = useMessages('catalog');
  const { type, keywords, cid, query, title } = loaderData;
  const fixed = { type: 'Product', ...(keywords && { keywords }), ...(cid && { cid: String(cid) }) };
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb items={[{ href: '/', label: t('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Tabs
          label={t('catalog.searchIn')}
          items={[
            { href: address('Product', keywords), label: t('catalog.products'), current: type === 'product' },
            { href: address('Store', keywords), label: t('catalog.stores'), current: type === 'store' },
          ]}
        />
        {type === 'store' ? (
          <StoreResults {...loaderData} />
        ) : (
          <ProductList
            path="/goods/goods_search"
            fixed={fixed}
            query={query}
            result={loaderData.result}
            pageCount={loaderData.pageCount}
            empty={
              <EmptyState
                title={t('catalog.noMatchTitle', { keywords })}
                description={t('catalog.noMatchText')}
                actions={
                  <Stack gap="md" align="center">
                    <Inline gap="sm" justify="center">
                      {loaderData.hotWords.map((word) => (
                        <Tag key={word} href={address('Product', word)}>
                          {word}
                        </Tag>
                      ))}
                    </Inline>
                    <ButtonLink href={address('Store', keywords)}>{t('catalog.searchStores')}</ButtonLink>
                  </Stack>
                }
              />
            }
          />
        )}
      </Stack>
    </Container>
  );
}

function StoreResults({
  stores,
  keywords,
  query,
}: Extract<Route.ComponentProps['loaderData'], { type: 'store' }>) {
  const t = useMessages('catalog');
  if (stores.items.length === 0) {
    return <EmptyState title={t('catalog.noStoreTitle')} description={t('catalog.noMatchText')} />;
  }
  const pageCount = Math.ceil(stores.total / storesPerPage);
  return (
    <Stack gap="lg">
      <Grid min="lg" gap="lg">
        {stores.items.map((store) => (
          <StoreTile key={store.id} store={store} />
        ))}
      </Grid>
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefFor={(page: number) => `${address('Store', keywords)}&page=${page}`}
        />
      )}
    </Stack>
  );
}
