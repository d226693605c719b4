import { type PlainMessageKey } from '../shared/failure.ts';
import { couponScopeToWire, type Schemas } from '@marketfront/api-client';
/** The input of price calculations: amounts in cents, read from our own tables. */
export type PricedLine = {
  merId: number;
  productId: number;
  categoryIds: readonly number[];
  price: number;
  quantity: number;
  postage: number;
  /** From this amount of goods on, the store delivers for free. */
  freeShippingFrom?: number | null;
};

export type Discount = {
  useType: Schemas['CouponUseType'];
  merId: number;
  productIds: readonly number[];
  categoryIds: readonly number[];
  money: number;
  minPrice: number;
};

export const goodsOf = (line: PricedLine) => line.price * line.quantity;

const coversByUseType: Readonly<
  Record<Schemas['CouponUseType'], (discount: Discount, line: PricedLine) => boolean>
> = {
  [couponScopeToWire.store]: (discount, line) => line.merId === discount.merId,
  [couponScopeToWire.product]: (discount, line) => discount.productIds.includes(line.productId),
  [couponScopeToWire.platform]: () => true,
  [couponScopeToWire.category]: (discount, line) =>
    line.categoryIds.some((id) => discount.categoryIds.includes(id)),
};

/** Whether a coupon counts this line and lowers its price; false if the table holds an unknown use type. */
export const covers = (discount: Discount, line: PricedLine) =>
  coversByUseType[discount.useType]?.(discount, line) ?? false;

/** The reason why a coupon does not fit these lines; undefined if it fits. */
export function discountRejection(
  discount: Discount,
  lines: readonly PricedLine[],
): PlainMessageKey | undefined {
  const covered = lines
    .filter((line) => covers(discount, line))
    .reduce((sum, line) => sum + goodsOf(line), 0);
  if (covered === 0 || covered < discount.minPrice) {
    return 'couponMinimumNotReached';
  }
  if (discount.money > covered) {
    return 'couponTooLarge';
  }
  return undefined;
}
