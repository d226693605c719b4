import { Heading, Stack, visuallyHidden } from '@marketfront/ui';
import { lazy } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { listHref, ProductList } from '../catalog/index.ts';
import { CategoryChips } from './later.ts';
import type { StoreCategoryData } from './store.server.ts';

// Loaded lazily, because few lists are empty.
const NoGoods = lazy(() => import('./no-goods.tsx'));

/** The goods of a store: its own categories with counts, and the list with its filters. */
export function StoreCategoryPage({ data }: { data: StoreCategoryData }) {
  const { id, categoryId, keywords, title, trail, children, query, result, facets, pageCount } = data;
  const t = useMessages('stores');
  const store = { id: String(id) };
  const words: Record<string, string> = keywords ? { keywords } : {};
  const above = trail.at(-2);
  return (
    <Stack gap="md">
      {categoryId === undefined && !keywords ? (
        // Visually hidden, because the tab and the first chip show the same text.
        <h2 className={visuallyHidden}>{title}</h2>
      ) : (
        <Heading level={2} size="lg">
          {title}
        </Heading>
      )}
      <CategoryChips
        categories={children}
        hrefFor={(cid) => listHref(paths.storeCategory(), { ...store, ...words, cid: String(cid) })(query)}
        all={{
          href: listHref(paths.storeCategory(), {
            ...store,
            ...words,
            ...(above && { cid: String(above.id) }),
          })(query),
          label: above?.name ?? t('stores.allGoods'),
          selected: categoryId === undefined,
        }}
      />
      <ProductList
        path={paths.storeCategory()}
        fixed={{ ...store, ...words, ...(categoryId && { cid: String(categoryId) }) }}
        query={query}
        result={result}
        pageCount={pageCount}
        facets={facets}
        ofStore
        empty={<NoGoods id={id} keywords={keywords} />}
      />
    </Stack>
  );
}
