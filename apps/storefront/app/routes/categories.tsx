import type { Category } from '@marketfront/api-client';
import { Breadcrumb, Container, Heading, Stack, Tag } from '@marketfront/ui';
import { data } from 'react-router';
import { pageCountOf, toApiQuery } from '../features/catalog/api-query.server.ts';
import { parseProductQuery, ProductList } from '../features/catalog/index.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import { chips } from './page.css.ts';
import type { Route } from './+types/categories';

export const handle = { messages: ['catalog'] };

/** The way from a top category down to the one asked for. */
function trailTo(tree: readonly Category[], id: number): Category[] | undefined {
  for (const category of tree) {
    if (category.id === id) return [category];
    const rest = trailTo(category.children, id);
    if (rest) return [category, ...rest];
  }
  return undefined;
}

export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const asked = url.searchParams.get('id');
    const id = Number(asked) || undefined;
    const query = parseProductQuery(url.searchParams);
    const apiQuery = { ...toApiQuery(query), ...(id && { categoryId: id }) };
    const [tree, result, t] = await Promise.all([
      shop.shared('site', 'categories', (api) => api.catalog.categories()),
      shop.shared('catalog', `products:${JSON.stringify(apiQuery)}`, (api) => api.catalog.products(apiQuery)),
      getMessages(shop.locale.code, 'catalog'),
    ]);
    const trail = id ? trailTo(tree, id) : [];
    if (!trail) throw data({ kind: 'notFound' }, { status: 404 });
    const here = trail.at(-1);
    return {
      id,
      query,
      result,
      pageCount: pageCountOf(result.total),
      title: here?.name ?? t('catalog.allProducts'),
      trail: trail.map(({ id, name }) => ({ id, name })),
      children: (here?.children ?? tree).map(({ id, name }) => ({ id, name })),
      locale: shop.locale.code,
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.title,
        site: matches[0]?.loaderData?.site.name,
        path: loaderData.id ? `/categories?id=${loaderData.id}` : '/categories',
        locale: loaderData.locale,
      })
    : [];

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { id, query, result, pageCount, title, trail, children } = loaderData;
  const t = useMessages('catalog');
  const parents = trail.slice(0, -1).map(({ id, name }) => ({ href: `/categories?id=${id}`, label: name }));
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb items={[{ href: '/', label: t('catalog.home') }, ...parents, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {children.length > 0 && (
          <nav aria-label={t('catalog.subcategories')} className={chips}>
            {children.map((child) => (
              <Tag key={child.id} href={`/categories?id=${child.id}`}>
                {child.name}
              </Tag>
            ))}
          </nav>
        )}
        <ProductList
          path="/categories"
          fixed={id ? { id: String(id) } : {}}
          query={query}
          result={result}
          pageCount={pageCount}
        />
      </Stack>
    </Container>
  );
}
