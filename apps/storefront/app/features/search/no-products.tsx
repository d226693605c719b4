import { ButtonLink, EmptyState, Inline, ProductRail, Stack, Tag } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { ProductTile } from '../catalog/index.ts';
import type { ProductResults } from './search-page.tsx';

/** Suggestions for a search without results: the probable spelling, other searches, popular products. */
export default function NoProducts({
  data: { keywords, categoryId, title, hotWords, meant, popular },
}: {
  data: ProductResults;
}) {
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
            {categoryId !== undefined && keywords && (
              <ButtonLink href={paths.search({ type: 'Product', keywords })}>
                {t('search.allCategories')}
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
