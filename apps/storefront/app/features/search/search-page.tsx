import { Container, Heading, Stack, Tabs } from '@marketfront/ui';
import { lazy, useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { track } from '../../events/index.ts';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { listHref, ProductList } from '../catalog/index.ts';
import { StoreList } from '../stores/index.ts';
import type { SearchData } from './search.server.ts';

export type ProductResults = Extract<SearchData, { type: 'Product' }>;

// Loaded lazily, because few searches find nothing.
const NoProducts = lazy(() => import('./no-products.tsx'));

export function SearchPage({ data }: { data: SearchData }) {
  const t = useMessages('search');
  const catalog = useMessages('catalog');
  const stores = useMessages('stores');
  const { type, keywords, title } = data;
  useEffect(() => track('search', { keywords }), [keywords]);
  return (
    <Container>
      <Stack gap="md">
        <PageBreadcrumb items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Tabs
          label={t('search.searchIn')}
          items={[
            {
              href: paths.search({ type: 'Product', keywords }),
              label: t('search.products'),
              current: type === 'Product',
            },
            {
              href: paths.search({ type: 'Store', keywords }),
              label: stores('stores.title'),
              current: type === 'Store',
            },
          ]}
        />
        {type === 'Store' ? (
          <StoreList
            data={data.list}
            path={paths.search()}
            fixed={{ type: 'Store' }}
            meant={
              data.meant === undefined
                ? undefined
                : {
                    label: t('search.didYouMean', { keywords: data.meant }),
                    href: paths.search({ type: 'Store', keywords: data.meant }),
                  }
            }
          />
        ) : (
          <Products data={data} />
        )}
      </Stack>
    </Container>
  );
}

function Products({ data }: { data: ProductResults }) {
  const { keywords, categoryId, searchPlace, named, query, result, facets, pageCount } = data;
  const words: Record<string, string> = { type: 'Product', ...(keywords && { keywords }) };
  return (
    <ProductList
      path={paths.search()}
      fixed={{
        ...words,
        ...(categoryId && { cid: String(categoryId), ...(named && { title: named }) }),
      }}
      query={query}
      result={result}
      pageCount={pageCount}
      facets={facets}
      categoryHref={(id, filtered) => listHref(paths.search(), { ...words, cid: String(id) })(filtered)}
      category={searchPlace && { name: searchPlace.name, hrefWithout: listHref(paths.search(), words) }}
      empty={<NoProducts data={data} />}
    />
  );
}
