import {
  type Schemas,
  type CouponScope,
  couponScopeFromWire,
  couponScopeToWire,
} from '@marketfront/api-client';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Db, type Queryable, type Transaction, transact } from '../../db/client.ts';
import { couponGrants, coupons, merchants, products, userCoupons } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { after, day, toApiDate, toApiTimeOrNull } from '../shared/time.ts';

type Coupon = typeof coupons.$inferSelect;

/** Whether a user can receive the coupon now. */
export function receivable(now: Date | SQL): SQL | undefined {
  return and(
    eq(coupons.status, true),
    eq(coupons.type, couponGrants.byHand),
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

/** The coupons of a page of the shop, by the API's useType. */
async function scopeOf(db: Db, filter: CouponFilter): Promise<SQL | undefined> {
  const { useType, merId, productId } = filter;
  const parts: (SQL | undefined)[] = [eq(coupons.useType, useType)];
  if (merId && (useType === couponScopeToWire.store || useType === couponScopeToWire.product)) {
    parts.push(eq(coupons.merId, merId));
  }
  if (productId && useType === couponScopeToWire.product) parts.push(has(coupons.productIds, [productId]));
  if (productId && useType === couponScopeToWire.category) {
    const [row] = await db
      .select({ ids: sql<number[]>`array[${products.cat1}, ${products.cat2}, ${products.cat3}]` })
      .from(products)
      .where(eq(products.id, productId));
    parts.push(has(coupons.categoryIds, row?.ids ?? [0]));
  }
  return and(...parts);
}

export type CouponFilter = {
  useType: Schemas['CouponUseType'];
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
    rows.map(({ coupon, merName }) => toApiCoupon(coupon, merName, mine.has(coupon.id), language)),
    total,
    page,
  );
}

const idsByScope: Record<CouponScope, (row: Coupon) => readonly number[]> = {
  store: (row) => [row.merId],
  product: (row) => row.productIds,
  platform: () => [],
  category: (row) => row.categoryIds,
};

function toApiCoupon(
  row: Coupon,
  merName: string | null,
  isUse: boolean,
  language: Language,
): Schemas['Coupon'] {
  const ids = idsByScope[couponScopeFromWire(row.useType)](row);
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    money: toMoney(row.money),
    minPrice: toMoney(row.minPrice),
    isLimited: row.isLimited,
    lastTotal: row.lastTotal,
    primaryKey: ids.join(','),
    receiveStartTime: toApiTimeOrNull(row.receiveStartTime),
    receiveEndTime: toApiTimeOrNull(row.receiveEndTime),
    isFixedTime: row.isFixedTime,
    day: row.day,
    type: row.type,
    useType: row.useType,
    useStartTimeStr: row.useStartTime ? toApiDate(row.useStartTime) : null,
    useEndTimeStr: row.useEndTime ? toApiDate(row.useEndTime) : null,
    isUse,
    merId: row.merId,
    merName,
  };
}

/** A user's copy of a coupon. */
function toUserCoupon(coupon: Coupon, uid: number, now: Date): typeof userCoupons.$inferInsert {
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

export async function receiveCoupon(db: Queryable, uid: number, couponId: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [coupon] = await tx
      .select()
      .from(coupons)
      .where(and(eq(coupons.id, couponId), eq(coupons.status, true), eq(coupons.type, couponGrants.byHand)));
    if (!coupon) throw refused('couponNotFound');
    const isOpen =
      (!coupon.receiveStartTime || coupon.receiveStartTime <= now) &&
      (!coupon.receiveEndTime || coupon.receiveEndTime > now) &&
      (!coupon.isFixedTime || !coupon.useEndTime || coupon.useEndTime > now);
    if (!isOpen) throw refused('couponExpired');
    const [held] = await tx
      .insert(userCoupons)
      .values(toUserCoupon(coupon, uid, now))
      .onConflictDoNothing()
      .returning({ id: userCoupons.id });
    if (!held) throw refused('couponAlreadyReceived');
    if (!coupon.isLimited) return;
    const [left] = await tx
      .update(coupons)
      .set({ lastTotal: sql`${coupons.lastTotal} - 1` })
      .where(and(eq(coupons.id, couponId), gt(coupons.lastTotal, 0)))
      .returning({ id: coupons.id });
    if (!left) throw refused('couponGone');
  });
}

export async function grantWelcomeCoupons(tx: Transaction, uid: number, now: Date): Promise<void> {
  const gifts = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.type, couponGrants.welcome), eq(coupons.status, true)));
  const valid = gifts.filter((gift) => !gift.isFixedTime || !gift.useEndTime || gift.useEndTime > now);
  if (valid.length > 0) {
    await tx
      .insert(userCoupons)
      .values(valid.map((gift) => toUserCoupon(gift, uid, now)))
      .onConflictDoNothing();
  }
}
