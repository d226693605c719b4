import { Breadcrumb, Container, Stack, StoreCard } from '@marketfront/ui';
import { data } from 'react-router';
import { pageCountOf, toApiQuery } from '../features/catalog/api-query.server.ts';
import { parseProductQuery, ProductList } from '../features/catalog/index.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { useMessages } from '../messages/index.ts';
import type { Route } from './+types/merchant-home';

export const handle = { messages: ['catalog'] };

export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const id = Number(url.searchParams.get('id'));
    if (!Number.isInteger(id) || id < 1) throw data({ kind: 'notFound' }, { status: 404 });
    const query = parseProductQuery(url.searchParams);
    const productQuery = toApiQuery(query);
    const [store, result] = await Promise.all([
      shop.shared('catalog', `store:${id}`, (api) => api.stores.store(id)),
      shop.shared('catalog', `store-products:${id}:${JSON.stringify(productQuery)}`, (api) =>
        api.stores.products(id, productQuery),
      ),
    ]);
    return { id, store, query, result, pageCount: pageCountOf(result.total), locale: shop.locale.code };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.store.name,
        site: matches[0]?.loaderData?.site.name,
        path: `/merchant/merchant/home?id=${loaderData.id}`,
        locale: loaderData.locale,
      })
    : [];

export default function MerchantHome({
  loaderData: { id, store, query, result, pageCount },
}: Route.ComponentProps) {
  const t = useMessages('catalog');
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb
          items={[
            { href: '/', label: t('catalog.home') },
            { href: '/merchant/merchant_street', label: t('catalog.shopStreet') },
            { label: store.name },
          ]}
        />
        <StoreCard
          name={store.name}
          href={`/merchant/merchant/home?id=${id}`}
          logo={store.avatar ?? undefined}
          rating={store.rating ?? undefined}
          followers={store.followers ?? undefined}
          selfOperated={store.selfOperated}
        />
        <ProductList
          path="/merchant/merchant/home"
          fixed={{ id: String(id) }}
          query={query}
          result={result}
          pageCount={pageCount}
        />
      </Stack>
    </Container>
  );
}
