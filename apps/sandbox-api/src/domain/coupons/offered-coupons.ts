import { couponScopeToWire } from '@marketfront/api-client';
import { and, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { coupons } from '../../db/schema.ts';
import { memo } from '../shared/memo.ts';
import { receivable } from './coupons.ts';

const columns = {
  useType: coupons.useType,
  merId: coupons.merId,
  productIds: coupons.productIds,
  categoryIds: coupons.categoryIds,
  money: coupons.money,
  minPrice: coupons.minPrice,
};

export type OfferedCoupon = {
  [Column in keyof typeof columns]: (typeof coupons.$inferSelect)[Column];
};

/** What can be collected for some products; those of the platform are for all, and mark none. Kept for half a minute. */
export const offeredCoupons = (db: Db): Promise<readonly OfferedCoupon[]> =>
  memo(db, 'offered-coupons', 30, async () =>
    db
      .select(columns)
      .from(coupons)
      .where(and(receivable(new Date()), ne(coupons.useType, couponScopeToWire.platform))),
  );

type CouponGoods = { id: number; merId: number; categoryIds: readonly number[]; price: number };

function isFor({ useType, merId, productIds, categoryIds }: OfferedCoupon, goods: CouponGoods): boolean {
  if (useType === couponScopeToWire.store) return merId === goods.merId;
  if (useType === couponScopeToWire.product) return productIds.includes(goods.id);
  return categoryIds.some((id) => goods.categoryIds.includes(id));
}

/** The most that a coupon takes off one piece; null when none applies. */
export function bestCoupon(offered: readonly OfferedCoupon[], goods: CouponGoods): number | null {
  const amounts = offered
    .filter((coupon) => coupon.minPrice <= goods.price && isFor(coupon, goods))
    .map(({ money }) => Math.min(money, goods.price));
  return amounts.length > 0 ? Math.max(...amounts) : null;
}
