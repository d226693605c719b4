import { couponStateToWire } from '@marketfront/api-client';
import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import { notifications, userCoupons } from '../../db/schema.ts';
import { notify } from '../notifications/notifications.ts';
import { after, day } from '../shared/time.ts';

/** The reminder is sent this long before the coupon ends, and at the earliest this long after it was received. */
const ahead = 3 * day;
const atLeast = day;

/** Reminds one user that a coupon ends soon; `false` when every ending coupon has been notified. */
export function remindOfOneCoupon(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const told = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.uid, userCoupons.uid),
          eq(notifications.url, sql`'/users/coupon_list#coupon-' || ${userCoupons.id}`),
        ),
      );
    const [coupon] = await tx
      .select({ id: userCoupons.id, uid: userCoupons.uid })
      .from(userCoupons)
      .where(
        and(
          eq(userCoupons.status, couponStateToWire.usable),
          gt(userCoupons.endTime, now),
          lte(userCoupons.endTime, after(now, ahead)),
          lte(userCoupons.createdAt, after(now, -atLeast)),
          notExists(told),
        ),
      )
      .orderBy(userCoupons.endTime, userCoupons.id)
      .limit(1)
      .for('update', { of: userCoupons, skipLocked: true });
    if (!coupon) return false;
    await notify(tx, coupon.uid, 'couponEnding', `coupon-${coupon.id}`, now);
    return true;
  });
}
