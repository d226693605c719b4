import { type Schemas, couponStateToWire } from '@marketfront/api-client';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '../../db/client.ts';
import { merchants, userCoupons } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { discountRejection, type PricedLine } from './discount.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';

export type UserCoupon = typeof userCoupons.$inferSelect;

type Validity = 'usable' | 'unusable' | 'overdue' | 'notStart';

function validityOf(row: UserCoupon, now: Date): Validity {
  if (row.status === couponStateToWire.used) return 'unusable';
  if (row.status === couponStateToWire.expired || row.endTime <= now) return 'overdue';
  return row.startTime > now ? 'notStart' : 'usable';
}

/** The API has two lists: coupons that can be used now or later, and used or expired ones. */
export async function listUserCoupons(
  db: Db,
  uid: number,
  type: 'usable' | 'unusable',
  page: PageRequest,
  language: Language,
  now: Date,
): Promise<Schemas['UserCouponPage']> {
  const usable = and(eq(userCoupons.status, couponStateToWire.usable), gt(userCoupons.endTime, now));
  const where = and(eq(userCoupons.uid, uid), type === 'usable' ? usable : sql`not (${usable})`);
  const [total, rows] = await Promise.all([
    db.$count(userCoupons, where),
    db
      .select({ held: userCoupons, merName: merchants.name })
      .from(userCoupons)
      .leftJoin(merchants, eq(merchants.id, userCoupons.merId))
      .where(where)
      .orderBy(desc(userCoupons.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map(({ held, merName }) => {
    const validStr = validityOf(held, now);
    return {
      id: held.id,
      uid,
      couponId: held.couponId,
      name: inLanguage(held.name, language),
      useType: held.useType,
      money: toMoney(held.money),
      minPrice: toMoney(held.minPrice),
      status: validStr === 'overdue' ? couponStateToWire.expired : held.status,
      startTime: toApiTime(held.startTime),
      endTime: toApiTime(held.endTime),
      useTime: toApiTimeOrNull(held.useTime),
      validStr,
      merId: held.merId,
      merName,
    };
  });
  return toPage(list, total, page);
}

export function countUsableCoupons(db: Db, uid: number, now: Date): Promise<number> {
  return db.$count(
    userCoupons,
    and(
      eq(userCoupons.uid, uid),
      eq(userCoupons.status, couponStateToWire.usable),
      gt(userCoupons.endTime, now),
    ),
  );
}

/** Whether a coupon belongs to the user and can be used now. */
export const isUsable = (uid: number, now: Date) =>
  and(
    eq(userCoupons.uid, uid),
    eq(userCoupons.status, couponStateToWire.usable),
    lte(userCoupons.startTime, now),
    gt(userCoupons.endTime, now),
  );

/** The user's coupons that can be used for these lines now, best first. */
export async function listCheckoutCoupons(
  db: Db,
  uid: number,
  lines: readonly PricedLine[],
  language: Language,
  now: Date,
): Promise<Schemas['OrderCoupon'][]> {
  const rows = await db
    .select()
    .from(userCoupons)
    .where(isUsable(uid, now))
    .orderBy(desc(userCoupons.money), userCoupons.endTime);
  return rows
    .filter((row) => discountRejection(row, lines) === undefined)
    .map((row) => ({
      id: row.id,
      couponId: row.couponId,
      name: inLanguage(row.name, language),
      money: toMoney(row.money),
      minPrice: toMoney(row.minPrice),
      status: row.status,
      startTime: toApiTime(row.startTime),
      endTime: toApiTime(row.endTime),
      useTime: toApiTimeOrNull(row.useTime),
      useType: row.useType,
    }));
}

/** A coupon of this user that may be used now; refuses any other. 0 if none is chosen. */
export async function readUsableCoupon(
  db: Queryable,
  uid: number,
  id: number,
  now: Date,
): Promise<UserCoupon | undefined> {
  if (!id) return undefined;
  const [row] = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.id, id), eq(userCoupons.uid, uid)));
  if (!row) throw refused('couponNotFound');
  const validity = validityOf(row, now);
  if (validity === 'unusable') throw refused('couponUsed');
  if (validity !== 'usable') throw refused('couponExpired');
  return row;
}

/** Marks the coupon as used in the order's transaction, so that two orders cannot use it. */
export async function spendCoupon(tx: Transaction, uid: number, id: number, now: Date): Promise<void> {
  const [spent] = await tx
    .update(userCoupons)
    .set({ status: couponStateToWire.used, useTime: now })
    .where(
      and(
        eq(userCoupons.id, id),
        eq(userCoupons.uid, uid),
        eq(userCoupons.status, couponStateToWire.usable),
        gt(userCoupons.endTime, now),
      ),
    )
    .returning({ id: userCoupons.id });
  if (!spent) throw refused('couponUsed');
}

export async function returnCoupon(tx: Transaction, id: number): Promise<void> {
  if (!id) return;
  await tx
    .update(userCoupons)
    .set({ status: couponStateToWire.usable, useTime: null })
    .where(eq(userCoupons.id, id));
}
