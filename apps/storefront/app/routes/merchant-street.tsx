import { Breadcrumb, Container, Grid, Heading, Pagination, Stack } from '@marketfront/ui';
import { StoreTile } from '../features/store/index.ts';
import { pageOf } from '../platform/page-of.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/merchant-street';

export const handle = { messages: ['catalog'] };

const perPage = 12;

export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const page = pageOf(url.searchParams);
    const [stores, t] = await Promise.all([
      shop.shared('catalog', `street:${page}`, (api) => api.stores.street({ page, limit: perPage })),
      getMessages(shop.locale.code, 'catalog'),
    ]);
    return { page, stores, title: t('catalog.shopStreet'), locale: shop.locale.code };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.title,
        site: matches[0]?.loaderData?.site.name,
        path: '/merchant/merchant_street',
        locale: loaderData.locale,
      })
    : [];

export default function MerchantStreet({ loaderData: { page, stores, title } }: Route.ComponentProps) {
  const t = useMessages('catalog');
  const pageCount = Math.ceil(stores.total / perPage);
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb items={[{ href: '/', label: t('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Grid min="lg" gap="lg">
          {stores.items.map((store) => (
            <StoreTile key={store.id} store={store} />
          ))}
        </Grid>
        {pageCount > 1 && (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(to: number) => `/merchant/merchant_street?page=${to}`}
          />
        )}
      </Stack>
    </Container>
  );
}
