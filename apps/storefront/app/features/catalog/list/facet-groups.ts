import { type ToggleFacet, toggleFacets } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { type FacetOption, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { useLocaleCode } from '../../../navigation/index.ts';
import type { ListFacets } from './facets.server.ts';
import { type ListHref, type ProductQuery, refine } from './product-query.ts';
import { toggleCountry, toggleFilter, toggleId } from './refine-query.ts';

const toggleMessages = {
  inStock: 'lists.inStock',
  onSale: 'lists.onSale',
  freeShipping: 'lists.freeShipping',
} as const satisfies Record<ToggleFacet, string>;

const ratings = [4, 3, 2] as const;

/** One filter of a list and its options. */
export interface FacetGroup {
  readonly key: string;
  readonly label: string;
  /** The number of chosen options. */
  readonly selected: number;
  /** `range`: its options are a lowest and a highest price. */
  readonly look: 'check' | 'link' | 'range';
  readonly options: readonly FacetOption[];
}

/** An active filter, and the list without it. */
export interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  readonly removeHref: string;
}

export interface ListFilters {
  readonly query: ProductQuery;
  /** Counts of the back end; without them, only the options that need no counts are shown. */
  readonly facets: ListFacets | undefined;
  readonly hrefFor: ListHref;
  /** The same filters in another category; without it, categories are not a filter of the list. */
  readonly categoryHref?: ((id: number, query: ProductQuery) => string) | undefined;
  /** The category that the list is limited to, and the same filters without this category. */
  readonly category?: ChosenCategory | undefined;
}

export interface ChosenCategory {
  readonly name: string;
  readonly hrefWithout: ListHref;
}

/** The filters of a list, in the order in which they are shown. */
export function useFacetGroups({ query, facets, hrefFor, categoryHref }: ListFilters): FacetGroup[] {
  const t = useMessages('lists');
  const locale = useLocaleCode();
  const number = (value: number) => formatNumber(locale, value);
  const countOf = (name: ToggleFacet) => facets?.[name];
  const groups: FacetGroup[] = [];
  if (categoryHref && facets && facets.categories.length > 0) {
    groups.push({
      key: 'category',
      label: t('lists.category'),
      selected: 0,
      look: 'link',
      options: facets.categories.map(({ id, name, count }) => ({
        href: categoryHref(id, refine(query, {})),
        label: name,
        count,
      })),
    });
  }
  groups.push({
    key: 'price',
    label: t('lists.sortPrice'),
    selected: query.minPrice !== undefined || query.maxPrice !== undefined ? 1 : 0,
    look: 'range',
    options: [],
  });
  for (const { key, name, values } of facets?.attributes ?? []) {
    groups.push({
      key: `attribute:${key}`,
      label: name,
      selected: values.filter(({ id }) => query.values.includes(id)).length,
      look: 'check',
      options: values.map(({ id, name: label, count, color }) => ({
        href: hrefFor(toggleId(query, 'values', id)),
        label,
        count,
        color,
        selected: query.values.includes(id),
      })),
    });
  }
  groups.push(
    {
      key: 'rating',
      label: t('lists.rating'),
      selected: query.minStar ? 1 : 0,
      look: 'check',
      options: ratings.map((stars) => ({
        href: hrefFor(refine(query, { minStar: query.minStar === stars ? undefined : stars })),
        label: t('lists.ratingAtLeast', { stars: number(stars) }),
        count: facets?.ratings.find(({ minRating }) => minRating === stars)?.count,
        selected: query.minStar === stars,
      })),
    },
    {
      key: 'offers',
      label: t('lists.offers'),
      selected: query.toggles.length,
      look: 'check',
      options: toggleFacets.map((name) => ({
        href: hrefFor(toggleFilter(query, name)),
        label: t(toggleMessages[name]),
        count: countOf(name),
        selected: query.toggles.includes(name),
      })),
    },
  );
  // A list with only one kind of store needs no such filter.
  if (query.storeKind || !facets || (facets.selfOperated > 0 && facets.otherStores > 0)) {
    groups.push({
      key: 'kind',
      label: t('lists.storeKind'),
      selected: query.storeKind ? 1 : 0,
      look: 'check',
      options: (['self', 'others'] as const).map((kind) => ({
        href: hrefFor(refine(query, { storeKind: query.storeKind === kind ? undefined : kind })),
        label: t(kind === 'self' ? 'lists.selfOperated' : 'lists.otherStores'),
        count: kind === 'self' ? facets?.selfOperated : facets?.otherStores,
        selected: query.storeKind === kind,
      })),
    });
  }
  if (facets && (facets.shipsFrom.length > 1 || query.shipsFrom.length > 0)) {
    groups.push({
      key: 'shipsFrom',
      label: t('lists.shipsFrom'),
      selected: query.shipsFrom.length,
      look: 'check',
      options: facets.shipsFrom.map(({ country, name, count }) => ({
        href: hrefFor(toggleCountry(query, country)),
        label: name,
        count,
        selected: query.shipsFrom.includes(country),
      })),
    });
  }
  if (facets && (facets.stores.length > 1 || query.stores.length > 0)) {
    groups.push({
      key: 'stores',
      label: t('lists.store'),
      selected: query.stores.length,
      look: 'check',
      options: facets.stores.map(({ id, name, count }) => ({
        href: hrefFor(toggleId(query, 'stores', id)),
        label: name,
        count,
        selected: query.stores.includes(id),
      })),
    });
  }
  return groups;
}

/** The active filters, in the order of their groups. */
export function useAppliedFilters({ query, facets, hrefFor, category }: ListFilters): AppliedFilter[] {
  const t = useMessages('lists');
  const locale = useLocaleCode();
  const price = useFormatPrice();
  const applied: AppliedFilter[] = [];
  const { minPrice, maxPrice, minStar, storeKind } = query;
  if (category) {
    applied.push({
      key: 'category',
      label: t('lists.chosen', { name: t('lists.category'), value: category.name }),
      removeHref: category.hrefWithout(refine(query, {})),
    });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const range = { from: price(minPrice), to: price(maxPrice) };
    applied.push({
      key: 'price',
      label:
        maxPrice === undefined
          ? t('lists.priceFrom', range)
          : minPrice === undefined
            ? t('lists.priceTo', range)
            : t('lists.priceBetween', range),
      removeHref: hrefFor(refine(query, { minPrice: undefined, maxPrice: undefined })),
    });
  }
  for (const { key, name, values } of facets?.attributes ?? []) {
    for (const { id, name: value } of values.filter((one) => query.values.includes(one.id))) {
      applied.push({
        key: `attribute:${key}`,
        label: t('lists.chosen', { name, value }),
        removeHref: hrefFor(toggleId(query, 'values', id)),
      });
    }
  }
  if (minStar !== undefined) {
    applied.push({
      key: 'rating',
      label: t('lists.ratingAtLeast', { stars: formatNumber(locale, minStar) }),
      removeHref: hrefFor(refine(query, { minStar: undefined })),
    });
  }
  for (const name of query.toggles) {
    applied.push({
      key: name,
      label: t(toggleMessages[name]),
      removeHref: hrefFor(toggleFilter(query, name)),
    });
  }
  if (storeKind !== undefined) {
    applied.push({
      key: 'storeKind',
      label: t(storeKind === 'self' ? 'lists.selfOperated' : 'lists.otherStores'),
      removeHref: hrefFor(refine(query, { storeKind: undefined })),
    });
  }
  for (const { country, name } of (facets?.shipsFrom ?? []).filter((one) =>
    query.shipsFrom.includes(one.country),
  )) {
    applied.push({
      key: 'shipsFrom',
      label: t('lists.chosen', { name: t('lists.shipsFrom'), value: name }),
      removeHref: hrefFor(toggleCountry(query, country)),
    });
  }
  for (const { id, name } of (facets?.stores ?? []).filter((store) => query.stores.includes(store.id))) {
    applied.push({ key: 'store', label: name, removeHref: hrefFor(toggleId(query, 'stores', id)) });
  }
  return applied;
}
