import {
  compareMoney,
  findSku,
  type Money,
  type ProductSkus,
  type SkuSelection,
  subtractMoney,
} from '@marketfront/api-client';

/**
 * The difference of a value to the price of the selection, in place of the value of the same attribute.
 * `undefined` when the price stays, or when there is no such SKU.
 */
export function priceDifference(
  product: ProductSkus,
  selection: SkuSelection,
  attribute: string,
  value: string,
): Money | undefined {
  const current = findSku(product, selection);
  const other = findSku(product, { ...selection, [attribute]: value });
  if (!current || !other || compareMoney(current.price, other.price) === 0) return undefined;
  return subtractMoney(other.price, current.price);
}
