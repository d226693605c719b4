import {
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Inline,
  ProductRail,
  Stack,
  Tabs,
  Tag,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { listHref, ProductList, ProductTile } from '../catalog/index.ts';
import { StoreList } from '../stores/index.ts';
import type { SearchData } from './search.server.ts';

type ProductResults = Extract<SearchData, { type: 'Product' }>;

export function SearchPage({ data }: { data: SearchData }) {
  const t = useMessages('search');
  const catalog = useMessages('catalog');
  const stores = useMessages('stores');
  const { type, keywords, title } = data;
  return (
    <Container>
      <Stack gap="md">
        <Trail items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
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
          <StoreList data={data.list} path={paths.search()} fixed={{ type: 'Store' }} />
        ) : (
          <Products data={data} />
        )}
      </Stack>
    </Container>
  );
}

function Products({ data }: { data: ProductResults }) {
  const { keywords, categoryId, named, query, result, facets, pageCount } = data;
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
      empty={<NoProducts data={data} />}
    />
  );
}

function NoProducts({ data: { keywords, title, hotWords, meant, popular } }: { data: ProductResults }) {
  const t = useMessages('search');
  return (
    <Stack gap="xl">
      <EmptyState
        title={t('search.noMatchTitle', { keywords: keywords || title })}
        description={t('search.noMatchText')}
        actions={
          <Stack gap="md" align="center">
            {meant !== undefined && (
              <ButtonLink tone="primary" href={paths.search({ type: 'Product', keywords: meant })}>
                {t('search.didYouMean', { keywords: meant })}
              </ButtonLink>
            )}
            <Inline gap="sm" justify="center">
              {hotWords.map((hotWord) => (
                <Tag key={hotWord} href={paths.search({ type: 'Product', keywords: hotWord })}>
                  {hotWord}
                </Tag>
              ))}
            </Inline>
            <ButtonLink href={paths.search({ type: 'Store', keywords })}>
              {t('search.searchStores')}
            </ButtonLink>
          </Stack>
        }
      />
      {popular.length > 0 && (
        <ProductRail title={t('search.popular')}>
          {popular.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductRail>
      )}
    </Stack>
  );
}
