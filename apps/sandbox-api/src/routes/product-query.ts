import * as v from 'valibot';
import { chooseOrder, type ProductFilter } from '../domain/catalog/product-list.ts';
import { optionalFlag, optionalId, optionalMoney, optionalText, page } from '../input.ts';

const direction = v.nullish(
  v.union([
    v.picklist(['asc', 'desc']),
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ]),
);

export const productQuery = {
  ...page,
  keyword: optionalText(200),
  cid: optionalId,
  priceOrder: direction,
  salesOrder: direction,
  minPrice: optionalMoney,
  maxPrice: optionalMoney,
  inStock: optionalFlag,
  onSale: optionalFlag,
  freeShipping: optionalFlag,
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

export const toFilter = (
  query: ProductQuery,
  more: Pick<ProductFilter, 'merId' | 'isSelf'>,
): ProductFilter => ({
  keyword: query.keyword,
  cid: query.cid,
  minPrice: query.minPrice ?? undefined,
  maxPrice: query.maxPrice ?? undefined,
  inStock: query.inStock ?? undefined,
  onSale: query.onSale ?? undefined,
  freeShipping: query.freeShipping ?? undefined,
  minStar: query.minStar ?? undefined,
  ...more,
});

export const orderOf = ({ salesOrder, priceOrder }: ProductQuery) =>
  chooseOrder(salesOrder ?? undefined, priceOrder ?? undefined);
