import type { Page, ProductCard } from '@marketfront/api-client';
import { visuallyHidden } from '@marketfront/ui';
import { lazy, type ReactNode } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { later } from '../../../../speed/browser/later.tsx';
import { ItemList } from '../../../events/index.ts';
import { itemList, JsonLd, toJson } from '../../../seo/index.ts';
import { useRoot } from '../../../navigation/index.ts';
import type { ChosenCategory } from './facet-groups.ts';
import type { ListFacets } from './facets.server.ts';
import { place as toolbarPlace } from './list-toolbar.css.ts';
import { isFiltered, listHref, pageSizes, type ProductQuery } from './product-query.ts';
import { CompareTray, ProductTiles } from '../later.ts';
import * as styles from './product-list.css.ts';
import { usePendingQuery } from './use-pending-query.ts';

const ListToolbar = later(() => import('./list-toolbar.tsx'), toolbarPlace);
const ListPages = later(() => import('./list-pages.tsx'));
// Loaded lazily, because few lists are empty.
const NothingFits = lazy(() => import('./nothing-fits.tsx'));

interface ProductListProps {
  readonly path: string;
  /** Parameters that identify the list (category, keywords) and stay in all its URLs. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly query: ProductQuery;
  readonly result: Page<ProductCard>;
  readonly pageCount: number;
  /** Counts for its filters; absent if the back end has none. */
  readonly facets?: ListFacets | undefined;
  /** The same filters in another category of the list. */
  readonly categoryHref?: ((id: number, query: ProductQuery) => string) | undefined;
  /** The category that the list is limited to, and the same filters without this category. */
  readonly category?: ChosenCategory | undefined;
  readonly empty?: ReactNode;
  /** Whether all products belong to the store of this page. */
  readonly ofStore?: boolean;
}

/** A list of products with its sorting, price range, filters and pages; its whole state is in the URL. */
export function ProductList(props: ProductListProps) {
  const { path, fixed, query, result, pageCount, facets, categoryHref, category, empty, ofStore } = props;
  const t = useMessages('catalog');
  const root = useRoot();
  const hrefFor = listHref(path, fixed);
  const pending = usePendingQuery(query, fixed);
  const filters = { query: pending, facets, hrefFor, categoryHref, category };
  const filtered = isFiltered(query);
  return (
    <section className={styles.list}>
      {(result.total > 0 || filtered) && (
        <ListToolbar {...filters} total={result.total} priceForm={{ path, fixed }} />
      )}
      {result.items.length === 0 ? (
        filtered || !empty ? (
          <NothingFits {...filters} />
        ) : (
          empty
        )
      ) : (
        <>
          <JsonLd json={import.meta.env.SSR ? toJson(itemList(root, result.items)) : ''} />
          {/* The names of the products are headings of level 3. */}
          <h2 className={visuallyHidden}>{t('catalog.products')}</h2>
          <ItemList list={path.slice(1)} products={result.items}>
            <ProductTiles
              products={result.items}
              asList={query.view === 'list'}
              path={path}
              first
              ofStore={ofStore ?? false}
              comparable
            />
          </ItemList>
          {result.total > pageSizes[0] && (
            <ListPages
              path={path}
              fixed={fixed}
              query={{ ...pending, page: query.page }}
              pageCount={pageCount}
              hrefFor={hrefFor}
            />
          )}
          <CompareTray />
        </>
      )}
    </section>
  );
}
