import {
  compareMoney,
  findSku,
  type Money,
  type ProductSkus,
  type SkuSelection,
  subtractMoney,
} from '@marketfront/api-client';

/**
 * The price difference between the selection with this value of the attribute and the current selection. `undefined`
 * when the price does not change, or when there is no such SKU.
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
