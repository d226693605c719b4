import type { ProductFacets } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { ButtonLink, EmptyState, Inline, Stack, Tag } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { useLocaleCode } from '../../../navigation/index.ts';
import { type ListFilters, useAppliedFilters } from './facet-groups.ts';
import { type ProductQuery, refine } from './product-query.ts';
import { toggleFilter, unfiltered } from './refine-query.ts';

type Relaxed = ProductFacets['relaxed'][number];

/** The list without one of its filters; all values of an attribute count as one filter. */
function without(query: ProductQuery, { filter, attribute }: Relaxed, facets: ProductFacets): ProductQuery {
  switch (filter) {
    case 'price':
      return refine(query, { minPrice: undefined, maxPrice: undefined });
    case 'rating':
      return refine(query, { minStar: undefined });
    case 'storeKind':
      return refine(query, { storeKind: undefined });
    case 'store':
      return refine(query, { stores: [] });
    case 'shipsFrom':
      return refine(query, { shipsFrom: [] });
    case 'attribute': {
      const values = facets.attributes.find(({ key }) => key === attribute)?.values ?? [];
      return refine(query, { values: query.values.filter((id) => values.every((value) => value.id !== id)) });
    }
    default:
      return toggleFilter(query, filter);
  }
}

/** Reports that no product matches the filters, and the filters that hide the most if the back end gives them. */
export default function NothingFits(filters: ListFilters) {
  const { query, facets, hrefFor } = filters;
  const t = useMessages('lists');
  const locale = useLocaleCode();
  const applied = useAppliedFilters(filters);
  const nameOf = ({ filter, attribute }: Relaxed) =>
    applied
      .filter(({ key }) => key === (attribute === null ? filter : `attribute:${attribute}`))
      .map(({ label }) => label)
      .join(', ');
  const ways = (facets?.relaxed ?? [])
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, 4);
  return (
    <EmptyState
      title={t('lists.nothingTitle')}
      description={t('lists.nothingText')}
      actions={
        <Stack gap="md" align="center">
          {facets && ways.length > 0 && (
            <Inline gap="sm" justify="center">
              {ways.map((way) => (
                <Tag key={`${way.filter}${way.attribute ?? ''}`} href={hrefFor(without(query, way, facets))}>
                  {t('lists.withoutFilter', { name: nameOf(way), shown: formatNumber(locale, way.total) })}
                </Tag>
              ))}
            </Inline>
          )}
          <ButtonLink href={hrefFor(unfiltered(query))}>{t('lists.clearAll')}</ButtonLink>
        </Stack>
      }
    />
  );
}
