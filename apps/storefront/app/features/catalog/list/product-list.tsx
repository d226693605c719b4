import type { Page, ProductCard } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { ButtonLink, EmptyState, Pagination, ProductGrid, Text, visuallyHidden } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useLocaleCode } from '../../../platform/root-data.ts';
import { useMessages } from '../../../messages/index.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { listHref, type ProductQuery, productQueryParams } from './product-query.ts';
import { ProductTile } from '../product-tile.tsx';
import * as styles from './product-list.css.ts';

interface ProductListProps {
  readonly path: string;
  /** Parameters that name the list (category, keywords) and stay in every address. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly query: ProductQuery;
  readonly result: Page<ProductCard>;
  readonly pageCount: number;
  readonly empty?: ReactNode;
}

/** A list of products with its sorting, price range, filters and pages; everything it shows is in the URL. */
export function ProductList({ path, fixed, query, result, pageCount, empty }: ProductListProps) {
  const t = useMessages('catalog');
  const locale = useLocaleCode();
  const navigation = useNavigation();
  const busy = navigation.state === 'loading' && navigation.location.pathname.endsWith(path);
  const hrefFor = listHref(path, fixed);
  return (
    <section aria-busy={busy} className={styles.list}>
      <Text tone="muted" size="sm" role="status">
        {t('catalog.count', { total: result.total, shown: formatNumber(locale, result.total) })}
      </Text>
      {(result.total > 0 || productQueryParams(query).size > 0) && (
        <ListToolbar path={path} fixed={fixed} query={query} hrefFor={hrefFor} />
      )}
      {result.items.length === 0 ? (
        (empty ?? (
          <EmptyState
            title={t('catalog.nothingTitle')}
            description={t('catalog.nothingText')}
            actions={
              <ButtonLink href={hrefFor({ toggles: [], page: 1 })}>{t('catalog.clearAll')}</ButtonLink>
            }
          />
        ))
      ) : (
        <>
          {/* The names of the products are headings of level 3. */}
          <h2 className={visuallyHidden}>{t('catalog.products')}</h2>
          <ProductGrid busy={busy}>
            {result.items.map((product, index) => (
              <ProductTile key={product.id} product={product} priority={index < 4} />
            ))}
          </ProductGrid>
          {pageCount > 1 && (
            <Pagination
              page={query.page}
              pageCount={pageCount}
              hrefFor={(page: number) => hrefFor({ ...query, page })}
            />
          )}
        </>
      )}
    </section>
  );
}
