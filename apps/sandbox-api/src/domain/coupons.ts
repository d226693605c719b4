import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Db, type Queryable, type Transaction, transact } from '../db/client.ts';
import { couponUseTypes, coupons, merchants, products, userCoupons } from '../db/schema.ts';
import { refused } from './failure.ts';
import { inLanguage, type Language } from './language.ts';
import { toMoney } from './money.ts';
import { offsetOf, type PageRequest, toPage } from './page.ts';
import { type PricedLine, whyNot } from './pricing.ts';
import { after, day, toWireDate, toWireTime, toWireTimeOrNull } from './time.ts';

type Coupon = typeof coupons.$inferSelect;
export type UserCoupon = typeof userCoupons.$inferSelect;

/** May be taken by hand now. */
function receivable(now: Date): SQL | undefined {
  return and(
    eq(coupons.status, true),
    eq(coupons.type, 1),
    or(isNull(coupons.receiveStartTime), lte(coupons.receiveStartTime, now)),
    or(isNull(coupons.receiveEndTime), gt(coupons.receiveEndTime, now)),
    or(eq(coupons.isLimited, false), gt(coupons.lastTotal, 0)),
    or(eq(coupons.isFixedTime, false), gt(coupons.useEndTime, now)),
  );
}

const has = (column: typeof coupons.productIds | typeof coupons.categoryIds, values: readonly number[]) =>
  sql`${column} && array[${sql.join(
    values.map((value) => sql`${value}::int`),
    sql`, `,
  )}]`;

/** Which coupons a page of the shop shows, by the wire's useType. */
async function scopeOf(db: Db, filter: CouponFilter): Promise<SQL | undefined> {
  const { useType, merId, productId } = filter;
  const parts: (SQL | undefined)[] = [eq(coupons.useType, useType)];
  if (merId && (useType === couponUseTypes.store || useType === couponUseTypes.product)) {
    parts.push(eq(coupons.merId, merId));
  }
  if (productId && useType === couponUseTypes.product) parts.push(has(coupons.productIds, [productId]));
  if (productId && useType === couponUseTypes.category) {
    const [row] = await db
      .select({ ids: sql<number[]>`array[${products.cat1}, ${products.cat2}, ${products.cat3}]` })
      .from(products)
      .where(eq(products.id, productId));
    parts.push(has(coupons.categoryIds, row?.ids ?? [0]));
  }
  return and(...parts);
}

export type CouponFilter = {
  useType: number;
  merId?: number | undefined;
  productId?: number | undefined;
};

export async function listCoupons(
  db: Db,
  filter: CouponFilter,
  page: PageRequest,
  uid: number | undefined,
  language: Language,
  now: Date,
): Promise<Schemas['CouponPage']> {
  const where = and(receivable(now), await scopeOf(db, filter));
  const [total, rows] = await Promise.all([
    db.$count(coupons, where),
    db
      .select({ coupon: coupons, merName: merchants.name })
      .from(coupons)
      .leftJoin(merchants, eq(merchants.id, coupons.merId))
      .where(where)
      .orderBy(desc(coupons.sort), desc(coupons.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const ids = rows.map(({ coupon }) => coupon.id);
  const taken =
    uid && ids.length > 0
      ? await db
          .select({ couponId: userCoupons.couponId })
          .from(userCoupons)
          .where(and(eq(userCoupons.uid, uid), inArray(userCoupons.couponId, ids)))
      : [];
  const mine = new Set(taken.map((row) => row.couponId));
  return toPage(
    rows.map(({ coupon, merName }) => toWireCoupon(coupon, merName, mine.has(coupon.id), language)),
    total,
    page,
  );
}

function toWireCoupon(
  row: Coupon,
  merName: string | null,
  isUse: boolean,
  language: Language,
): Schemas['Coupon'] {
  const ids = { 1: [row.merId], 2: row.productIds, 4: row.categoryIds }[row.useType] ?? [];
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    money: toMoney(row.money),
    minPrice: toMoney(row.minPrice),
    isLimited: row.isLimited,
    lastTotal: row.lastTotal,
    primaryKey: ids.join(','),
    receiveStartTime: toWireTimeOrNull(row.receiveStartTime),
    receiveEndTime: toWireTimeOrNull(row.receiveEndTime),
    isFixedTime: row.isFixedTime,
    day: row.day,
    type: row.type,
    useType: toUseType(row.useType),
    useStartTimeStr: row.useStartTime ? toWireDate(row.useStartTime) : null,
    useEndTimeStr: row.useEndTime ? toWireDate(row.useEndTime) : null,
    isUse,
    merId: row.merId,
    merName,
  };
}

function toUseType(value: number): Schemas['CouponUseType'] {
  return value === 1 || value === 2 || value === 4 ? value : 3;
}

/** The hand-held copy of a coupon. */
function toHeld(coupon: Coupon, uid: number, now: Date): typeof userCoupons.$inferInsert {
  return {
    uid,
    couponId: coupon.id,
    merId: coupon.merId,
    name: coupon.name,
    useType: coupon.useType,
    productIds: coupon.productIds,
    categoryIds: coupon.categoryIds,
    money: coupon.money,
    minPrice: coupon.minPrice,
    startTime: coupon.isFixedTime && coupon.useStartTime ? coupon.useStartTime : now,
    endTime:
      coupon.isFixedTime && coupon.useEndTime ? coupon.useEndTime : after(now, Math.max(1, coupon.day) * day),
    createdAt: now,
  };
}

export async function receiveCoupon(db: Db, uid: number, couponId: number, now: Date): Promise<void> {
  const scarce = 'The current remaining quantity is not enough to receive！';
  await transact(db, async (tx) => {
    const [coupon] = await tx
      .select()
      .from(coupons)
      .where(and(eq(coupons.id, couponId), eq(coupons.status, true), eq(coupons.type, 1)));
    if (!coupon) throw refused('This coupon does not exist');
    const isOpen =
      (!coupon.receiveStartTime || coupon.receiveStartTime <= now) &&
      (!coupon.receiveEndTime || coupon.receiveEndTime > now) &&
      (!coupon.isFixedTime || !coupon.useEndTime || coupon.useEndTime > now);
    if (!isOpen) throw refused('This coupon has expired！');
    const [held] = await tx
      .insert(userCoupons)
      .values(toHeld(coupon, uid, now))
      .onConflictDoNothing()
      .returning({ id: userCoupons.id });
    if (!held) throw refused('The current user has already received this coupon！');
    if (!coupon.isLimited) return;
    const [left] = await tx
      .update(coupons)
      .set({ lastTotal: sql`${coupons.lastTotal} - 1` })
      .where(and(eq(coupons.id, couponId), gt(coupons.lastTotal, 0)))
      .returning({ id: coupons.id });
    if (!left) throw refused(scarce);
  });
}

export async function giveNewcomerCoupons(tx: Transaction, uid: number, now: Date): Promise<void> {
  const gifts = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.type, 2), eq(coupons.status, true)));
  const valid = gifts.filter((gift) => !gift.isFixedTime || !gift.useEndTime || gift.useEndTime > now);
  if (valid.length > 0) {
    await tx
      .insert(userCoupons)
      .values(valid.map((gift) => toHeld(gift, uid, now)))
      .onConflictDoNothing();
  }
}

type Validity = 'usable' | 'unusable' | 'overdue' | 'notStart';

function validityOf(row: UserCoupon, now: Date): Validity {
  if (row.status === 1) return 'unusable';
  if (row.status === 2 || row.endTime <= now) return 'overdue';
  return row.startTime > now ? 'notStart' : 'usable';
}

/** The wire asks for two heaps: still of use (now or later), and over. */
export async function listUserCoupons(
  db: Db,
  uid: number,
  type: 'usable' | 'unusable',
  page: PageRequest,
  language: Language,
  now: Date,
): Promise<Schemas['UserCouponPage']> {
  const usable = and(eq(userCoupons.status, 0), gt(userCoupons.endTime, now));
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
      useType: toUseType(held.useType),
      money: toMoney(held.money),
      minPrice: toMoney(held.minPrice),
      status: held.status === 1 ? (1 as const) : validStr === 'overdue' ? (2 as const) : (0 as const),
      startTime: toWireTime(held.startTime),
      endTime: toWireTime(held.endTime),
      useTime: toWireTimeOrNull(held.useTime),
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
    and(eq(userCoupons.uid, uid), eq(userCoupons.status, 0), gt(userCoupons.endTime, now)),
  );
}

/** Coupons in hand that fit these lines now, the best first. */
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
    .where(
      and(
        eq(userCoupons.uid, uid),
        eq(userCoupons.status, 0),
        lte(userCoupons.startTime, now),
        gt(userCoupons.endTime, now),
      ),
    )
    .orderBy(desc(userCoupons.money), userCoupons.endTime);
  return rows
    .filter((row) => whyNot(row, lines) === undefined)
    .map((row) => ({
      id: row.id,
      couponId: row.couponId,
      name: inLanguage(row.name, language),
      money: toMoney(row.money),
      minPrice: toMoney(row.minPrice),
      status: row.status,
      startTime: toWireDate(row.startTime),
      endTime: toWireDate(row.endTime),
      useTime: toWireTimeOrNull(row.useTime),
      useType: toUseType(row.useType),
    }));
}

/** A coupon of this user that may be used now; says why when not. 0: none chosen. */
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
  if (!row) throw refused('This coupon does not exist');
  const validity = validityOf(row, now);
  if (validity === 'unusable') throw refused('This coupon has already been used！');
  if (validity !== 'usable') throw refused('This coupon has expired！');
  return row;
}

/** Takes the coupon inside the order's transaction: two orders cannot use it. */
export async function spendCoupon(tx: Transaction, uid: number, id: number, now: Date): Promise<void> {
  const [spent] = await tx
    .update(userCoupons)
    .set({ status: 1, useTime: now })
    .where(
      and(
        eq(userCoupons.id, id),
        eq(userCoupons.uid, uid),
        eq(userCoupons.status, 0),
        gt(userCoupons.endTime, now),
      ),
    )
    .returning({ id: userCoupons.id });
  if (!spent) throw refused('This coupon has already been used！');
}

export async function giveCouponBack(tx: Transaction, id: number): Promise<void> {
  if (!id) return;
  await tx.update(userCoupons).set({ status: 0, useTime: null }).where(eq(userCoupons.id, id));
}
