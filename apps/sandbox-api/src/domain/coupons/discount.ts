import { type PlainMessageKey } from '../shared/failure.ts';
import { couponScopeToWire, type Schemas } from '@marketfront/api-client';
/** What prices are computed from: amounts in cents, read from our own tables. */
export type PricedLine = {
  merId: number;
  productId: number;
  categoryIds: readonly number[];
  price: number;
  quantity: number;
  postage: number;
  /** The store sends its goods without freight from this amount on. */
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

/** The lines that a coupon counts on and lowers; none when the table holds a use type unknown to us. */
export const covers = (discount: Discount, line: PricedLine) =>
  coversByUseType[discount.useType]?.(discount, line) ?? false;

/** Why a coupon does not fit these lines; undefined when it does. */
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
