import { formatNumber } from '@marketfront/i18n/format';
import { Container, Heading, Stack, Tag } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { paths, useLocaleCode } from '../../../navigation/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import { chipCount, chips } from './category-page.css.ts';
import type { CategoryData } from './category.server.ts';
import { ProductList } from './product-list.tsx';
import { listHref, type ProductQuery, refine } from './product-query.ts';

/** The URL of a category with the same filters. */
const categoryHref = (id: number, query: ProductQuery) =>
  listHref(paths.categories(), { id: String(id) })(query);

export function CategoryPage({ category }: { category: CategoryData }) {
  const { id, query, result, facets, pageCount, title, parents, children } = category;
  const t = useMessages('catalog');
  const lists = useMessages('lists');
  const locale = useLocaleCode();
  const countIn = (child: number) =>
    formatNumber(locale, facets?.categories.find((facet) => facet.id === child)?.count ?? 0);
  return (
    <Container>
      <Stack gap="md">
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: t('catalog.home') },
            ...parents.map(({ id, name }) => ({ href: paths.categories(id), label: name })),
            { label: title },
          ]}
        />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {children.length > 0 && (
          <nav aria-label={lists('lists.subcategories')} className={chips}>
            {children.map((child) => (
              <Tag key={child.id} href={categoryHref(child.id, refine(query, {}))}>
                {child.name}
                {facets && <span className={chipCount}>{countIn(child.id)}</span>}
              </Tag>
            ))}
          </nav>
        )}
        <ProductList
          path={paths.categories()}
          fixed={id ? { id: String(id) } : {}}
          query={query}
          result={result}
          pageCount={pageCount}
          facets={facets}
        />
      </Stack>
    </Container>
  );
}
