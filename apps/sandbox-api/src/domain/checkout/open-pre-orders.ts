import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preOrders } from '../../db/schema.ts';
import { after, day } from '../shared/time.ts';

/** The most checkouts that one account may have open: each tab has its own. */
export const mostOpen = 50;

/** The time during which a repeated `createOrder` finds the order of a checkout. */
const keptAfterExpiry = day;

/** Ends the oldest open checkouts of an account that has too many, to make room for one more. */
export async function makeRoomForPreOrder(db: Db, uid: number, now: Date): Promise<void> {
  const beyond = await db
    .select({ preOrderNo: preOrders.preOrderNo })
    .from(preOrders)
    .where(and(eq(preOrders.uid, uid), isNull(preOrders.orderNo), gt(preOrders.expiresAt, now)))
    .orderBy(desc(preOrders.createdAt))
    .offset(mostOpen - 1);
  if (beyond.length === 0) return;
  const numbers = beyond.map(({ preOrderNo }) => preOrderNo);
  await db.delete(preOrders).where(and(inArray(preOrders.preOrderNo, numbers), isNull(preOrders.orderNo)));
}

export async function deleteExpiredPreOrders(db: Db, now: Date): Promise<void> {
  await db.delete(preOrders).where(lt(preOrders.expiresAt, after(now, -keptAfterExpiry)));
}
