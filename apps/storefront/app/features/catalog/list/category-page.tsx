import { Breadcrumb, Container, Heading, Stack, Tag } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../platform/paths.ts';
import { chips } from './category-page.css.ts';
import type { CategoryData } from './category.server.ts';
import { ProductList } from './product-list.tsx';

export function CategoryPage({ category }: { category: CategoryData }) {
  const { id, query, result, pageCount, title, parents, children } = category;
  const t = useMessages('catalog');
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumb
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
          <nav aria-label={t('catalog.subcategories')} className={chips}>
            {children.map((child) => (
              <Tag key={child.id} href={paths.categories(child.id)}>
                {child.name}
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
        />
      </Stack>
    </Container>
  );
}
