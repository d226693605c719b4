import type { Schemas } from '@marketfront/api-client';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { userCoupons, users } from '../../db/schema.ts';
import { type CheckoutLine, readCheckoutLines } from '../checkout/checkout.ts';
import { type Deliveries, deliveriesFor, withDeliveries } from '../checkout/deliveries.ts';
import { type LineTotals, quote } from '../checkout/pricing.ts';
import { discountRejection } from '../coupons/discount.ts';
import { isUsable } from '../coupons/user-coupons.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';

export type EstimateRow = { productId: number; skuId: number; quantity: number };

/** The user's coupon with the largest discount. */
async function bestCoupon(db: Db, uid: number, lines: readonly CheckoutLine[], now: Date) {
  const held = await db
    .select()
    .from(userCoupons)
    .where(isUsable(uid, now))
    .orderBy(desc(userCoupons.money), userCoupons.endTime);
  return held.find((coupon) => discountRejection(coupon, lines) === undefined);
}

/** The delivery costs of each store's lines. */
function parcelsOf(
  lines: readonly CheckoutLine[],
  totals: readonly LineTotals[],
  deliveries: Deliveries,
  country: string,
) {
  const freight = new Map<number, number>();
  for (const [index, { merId }] of lines.entries())
    freight.set(merId, (freight.get(merId) ?? 0) + (totals[index]?.freight ?? 0));
  return [...freight].map(([merId, fee]) => ({
    merId,
    freightFee: toMoney(fee),
    isDelivered: country === '' ? null : deliveries.has(merId),
  }));
}

interface EstimateFor {
  readonly uid: number | undefined;
  /** The country of the delivery; empty if unknown. */
  readonly country: string;
  readonly language: Language;
}

/** The cost of the rows at the prices of the checkout; only reads. */
export async function estimateCart(
  db: Db,
  rows: readonly EstimateRow[],
  { uid, country, language }: EstimateFor,
  now: Date,
): Promise<Schemas['CartEstimate']> {
  const bought =
    rows.length === 0
      ? []
      : await readCheckoutLines(
          db,
          rows.map((row) => ({ ...row, cartId: null })),
        );
  const deliveries = deliveriesFor(bought, [], country);
  const lines = withDeliveries(bought, deliveries);
  const coupon = uid === undefined ? undefined : await bestCoupon(db, uid, lines, now);
  const price = quote(lines, coupon);
  const [user] = uid
    ? await db.select({ integral: users.integral }).from(users).where(eq(users.id, uid))
    : [];
  const { points } = quote(lines, coupon, Math.max(0, user?.integral ?? 0));
  return {
    proTotalFee: toMoney(price.goods),
    freightFee: toMoney(price.freight),
    payFee: toMoney(price.pay),
    parcels: parcelsOf(lines, price.lines, deliveries, country),
    discounts: coupon
      ? [{ couponId: coupon.id, name: inLanguage(coupon.name, language), money: toMoney(price.coupon) }]
      : [],
    usableIntegral: points,
    integralPrice: toMoney(points),
  };
}
