import { Breadcrumb, Container, Heading, Image, Pagination, ProductGrid, Stack } from '@marketfront/ui';
import { data } from 'react-router';
import { ProductTile } from '../features/catalog/index.ts';
import { RichText } from '../features/product/rich-text.tsx';
import { cleanHtml } from '../features/product/sanitize.server.ts';
import { config } from '../platform/config.server.ts';
import { pageOf } from '../platform/page-of.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { useMessages } from '../messages/index.ts';
import { cover } from './home.css.ts';
import type { Route } from './+types/activity';

export const handle = { messages: ['catalog'] };

const perPage = 20;

/** One campaign: its picture, its rules and its products. */
export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const id = Number(url.searchParams.get('id'));
    if (!Number.isInteger(id) || id < 1) throw data({ kind: 'notFound' }, { status: 404 });
    const page = pageOf(url.searchParams);
    const [activity, products] = await Promise.all([
      shop.shared('catalog', `activity:${id}`, (api) => api.catalog.activity(id)),
      shop.shared('catalog', `activity:${id}:${page}`, (api) =>
        api.catalog.activityProducts(id, { page, limit: perPage }),
      ),
    ]);
    return {
      id,
      page,
      name: activity.name,
      banner: activity.banners[0] ?? null,
      rules: cleanHtml(activity.instruction, config.apiOrigin),
      products,
      locale: shop.locale.code,
    };
  });
}

const pathOf = (id: number, page = 1) => `/goods/activity_list?id=${id}${page > 1 ? `&page=${page}` : ''}`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.name,
        site: matches[0]?.loaderData?.site.name,
        path: pathOf(loaderData.id),
        locale: loaderData.locale,
      })
    : [];

export default function Activity({
  loaderData: { id, page, name, banner, rules, products },
}: Route.ComponentProps) {
  const t = useMessages('catalog');
  const pageCount = Math.ceil(products.total / perPage);
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb items={[{ href: '/', label: t('catalog.home') }, { label: name }]} />
        <Heading level={1} size="xl">
          {name}
        </Heading>
        {banner && (
          <Image
            src={banner}
            alt=""
            width={1280}
            height={440}
            sizes="(min-width: 1280px) 1280px, 100vw"
            priority
            className={cover}
          />
        )}
        {rules && <RichText clean={rules} />}
        <ProductGrid>
          {products.items.map((product, index) => (
            <ProductTile key={product.id} product={product} priority={!banner && index < 4} />
          ))}
        </ProductGrid>
        {pageCount > 1 && (
          <Pagination page={page} pageCount={pageCount} hrefFor={(to: number) => pathOf(id, to)} />
        )}
      </Stack>
    </Container>
  );
}
