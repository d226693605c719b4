import { compareMoney, type Coupon, type Money, subtractMoney } from '@marketfront/api-client';

/** The fields of a coupon that affect a price. */
export type PriceCoupon = Pick<Coupon, 'amount' | 'minimum'>;

/** The lowest price with one of the coupons; `undefined` when none applies to an order of this amount. */
export function priceAfterCoupon(price: Money, coupons: readonly PriceCoupon[]): Money | undefined {
  const amounts = coupons
    .filter(({ amount, minimum }) => {
      const reached = minimum === null || compareMoney(price, minimum) >= 0;
      // An order is never free: a coupon that reaches its amount is refused.
      return reached && compareMoney(amount, price) < 0;
    })
    .map(({ amount }) => amount)
    .toSorted(compareMoney);
  const most = amounts.at(-1);
  return most === undefined ? undefined : subtractMoney(price, most);
}
