import { applicationStateToWire } from '@marketfront/api-client';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import {
  addresses,
  cartItems,
  coupons,
  favouriteProducts,
  followedMerchants,
  merchants,
  notifications,
  products,
  settledApplications,
  skus,
  userCoupons,
  users,
} from '../db/schema.ts';
import { notify } from '../domain/notifications/notifications.ts';
import { addPoints } from '../domain/points/points.ts';
import { documentPicture } from '../media/recipe.ts';
import { demoUser } from './accounts.ts';
import { couponIds } from './offers.ts';
import { soldSteps } from './products.ts';
import { words } from './words.ts';
import { DemoHistory, type Goods } from './demo-history.ts';

const pointsTitles = {
  welcome: words('Welcome points|新人积分|Puntos de bienvenida|Points de bienvenue|คะแนนต้อนรับ|ຄະແນນຕ້ອນຮັບ'),
  birthday: words(
    'Birthday points|生日积分|Puntos de cumpleaños|Points d’anniversaire|คะแนนวันเกิด|ຄະແນນວັນເກີດ',
  ),
};

async function givePoints(tx: Transaction, life: DemoHistory, total: number): Promise<void> {
  const [user] = await tx.select({ points: users.integral }).from(users).where(eq(users.id, demoUser));
  const missing = total - (user?.points ?? 0);
  const movement = { uid: demoUser, linkType: 'system' as const, linkId: 'seed' };
  await addPoints(
    tx,
    { ...movement, points: Math.max(0, missing), title: pointsTitles.birthday },
    life.ago(2),
  );
}

/** One user coupon in each state; answers the id of the one that an order will use. */
async function seedUserCoupons(tx: Transaction, life: DemoHistory): Promise<number> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(inArray(coupons.id, Object.values(couponIds)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const hold = async (id: number, from: number, until: number) => {
    const coupon = byId.get(id);
    if (!coupon) throw new Error(`coupon ${id} is not there`);
    const { merId, name, useType, productIds, categoryIds, money, minPrice } = coupon;
    const [held] = await tx
      .insert(userCoupons)
      .values({
        uid: demoUser,
        couponId: id,
        merId,
        name,
        useType,
        productIds,
        categoryIds,
        money,
        minPrice,
        startTime: life.ago(from),
        endTime: life.ago(until),
        createdAt: life.ago(Math.max(from, 1)),
      })
      .returning({ id: userCoupons.id });
    return held?.id ?? 0;
  };
  await hold(couponIds.past, 90, 10);
  await hold(couponIds.future, -12, -40);
  await hold(couponIds.big, 3, -25);
  await hold(couponIds.gift, 20, -40);
  return hold(couponIds.welcome, 70, 55);
}

async function seedCartAndFavourites(
  tx: Transaction,
  goods: readonly Goods[],
  life: DemoHistory,
): Promise<void> {
  const at = life.ago(0.4);
  const [gone] = await tx
    .select({ skuId: skus.id, productId: skus.productId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.stock, 0), gt(products.stock, 0)))
    .orderBy(asc(skus.id))
    .limit(1);
  const wanted = [...goods.slice(0, 4), ...(gone ? [gone] : [])];
  await tx.insert(cartItems).values(
    wanted.map(({ skuId, productId }, index) => ({
      uid: demoUser,
      productId,
      skuId,
      quantity: 1 + (index % 3),
      createdAt: at,
    })),
  );
  await tx
    .insert(favouriteProducts)
    .values(
      goods
        .slice(4, 12)
        .map(({ productId }, index) => ({ uid: demoUser, productId, createdAt: life.ago(30 - index) })),
    );
  const followed = [1, 3, 4, 8];
  await tx
    .insert(followedMerchants)
    .values(followed.map((merId, index) => ({ uid: demoUser, merId, createdAt: life.ago(80 - index * 9) })));
  await tx
    .update(merchants)
    .set({ followers: sql`${merchants.followers} + 1` })
    .where(inArray(merchants.id, followed));
}

async function seedApplications(tx: Transaction, life: DemoHistory): Promise<void> {
  const common = {
    uid: demoUser,
    typeId: 3,
    realName: 'Alex Morgan',
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    address: '14 Wilkes Street, London E1 6QF, United Kingdom',
    keywords: 'pottery,handmade',
    qualificationPictures: [documentPicture('licence', 'paper'), documentPicture('permit', 'sand')],
  };
  await tx.insert(settledApplications).values([
    {
      ...common,
      name: 'Spitalfields Pottery',
      categoryId: 3,
      handlingFee: 5,
      email: 'pots@morgan.example',
      auditStatus: applicationStateToWire.refused,
      denialReason: 'The licence cannot be read. Please photograph it again in daylight.',
      auditedAt: life.ago(70),
      createdAt: life.ago(80),
    },
    {
      ...common,
      name: 'Paper Harbour',
      categoryId: 9,
      handlingFee: 4,
      email: 'hello@paper-harbour.example',
      auditStatus: applicationStateToWire.approved,
      merId: 12,
      auditedAt: life.ago(40),
      createdAt: life.ago(52),
    },
    {
      ...common,
      name: 'Morgan & Daughters',
      categoryId: 8,
      handlingFee: 5,
      email: 'toys@morgan.example',
      auditStatus: applicationStateToWire.toReview,
      createdAt: life.ago(2),
    },
  ]);
  await notify(tx, demoUser, 'applicationRefused', 'The licence cannot be read.', life.ago(70));
  await notify(tx, demoUser, 'applicationApproved', 'Paper Harbour', life.ago(40));
}

export async function seedDemo(tx: Transaction, now: Date): Promise<void> {
  // Prices between 20 and 150, so that the orders look realistic; one SKU per product, enough stock, and
  // none of the first products, whose sales are exactly at a step.
  const goods = await tx
    .selectDistinctOn([products.id], { skuId: skus.id, productId: products.id, merId: products.merId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        gt(products.id, soldSteps.length),
        gt(skus.stock, 12),
        gt(skus.price, 2000),
        sql`${skus.price} < 15000`,
      ),
    )
    .orderBy(asc(products.id), asc(skus.id));
  const [address] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.uid, demoUser), eq(addresses.isDefault, true)));
  const shuffled = goods.filter((_, index) => index % 3 === 0);
  const more = goods.filter((_, index) => index % 3 === 1);
  if (!address || shuffled.length < 30) return;
  const life = new DemoHistory(tx, now, [...shuffled.slice(0, 18), ...more.slice(0, 5)], address.id);
  const system = { uid: demoUser, linkType: 'system' as const, linkId: 'seed' };
  await addPoints(tx, { ...system, points: 500, title: pointsTitles.welcome }, life.ago(400));
  await seedApplications(tx, life);
  const couponId = await seedUserCoupons(tx, life);
  await life.orders(couponId);
  await givePoints(tx, life, 2500);
  await seedCartAndFavourites(tx, shuffled.slice(18), life);
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.uid, demoUser), sql`${notifications.createdAt} < ${life.ago(10)}`));
  // The documented balance, whatever the orders and the refund above changed.
  await tx.update(users).set({ balance: 50_000 }).where(eq(users.id, demoUser));
}
