import { fromMoney } from '../domain/shared/money.ts';
import { fields, orderPriceRange, type ToggleFacet, toggleFacets } from '@marketfront/api-client';
import * as v from 'valibot';
import type { ProductFilter } from '../domain/catalog/product-filter.ts';
import { chooseOrder } from '../domain/catalog/product-list.ts';
import { idList, optionalFlag, optionalId, optionalText, page } from '../input.ts';

const direction = v.nullish(
  v.union([
    v.picklist(['asc', 'desc']),
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ]),
);

const toggles = Object.fromEntries(toggleFacets.map((name) => [name, optionalFlag])) as Record<
  ToggleFacet,
  typeof optionalFlag
>;

export const productQuery = {
  ...page,
  keyword: optionalText(200),
  cid: optionalId,
  priceOrder: direction,
  salesOrder: direction,
  order: v.nullish(v.picklist(['newest', 'rated'])),
  minPrice: v.nullish(fields.price.wrapped),
  maxPrice: v.nullish(fields.price.wrapped),
  ...toggles,
  attrValues: idList,
  minStar: v.nullish(
    v.pipe(
      v.string(),
      v.transform((value) => (value === '' ? 0 : Number(value))),
      v.number('must be a number'),
      v.minValue(0, 'must be at least 0'),
      v.maxValue(5, 'must be at most 5'),
    ),
  ),
};

type ProductQuery = v.InferOutput<v.ObjectSchema<typeof productQuery, undefined>>;

/** In cents; a minimum above the maximum is swapped with it. */
const toPriceRange = ({ minPrice, maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>) => {
  const range = orderPriceRange({ minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined });
  return { minPrice: toCents(range.minPrice), maxPrice: toCents(range.maxPrice) };
};
const toCents = (amount: string | undefined) => (amount === undefined ? undefined : fromMoney(amount));

export const toFilter = (
  query: ProductQuery,
  more: Pick<ProductFilter, 'merId' | 'merIds' | 'isSelf' | 'shipsFrom'>,
): ProductFilter => ({
  keyword: query.keyword,
  cid: query.cid,
  ...toPriceRange(query),
  ...Object.fromEntries(toggleFacets.map((name) => [name, query[name] ?? undefined])),
  // Unrated products do not count as best rated.
  minStar: query.minStar ?? (query.order === 'rated' ? 1 : undefined),
  attrValues: query.attrValues,
  ...more,
});

export const orderOf = ({ salesOrder, priceOrder, order }: ProductQuery) =>
  chooseOrder(salesOrder ?? undefined, priceOrder ?? undefined, order ?? undefined);
