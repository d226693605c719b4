import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import {
  addresses,
  balanceRecords,
  cartItems,
  coupons,
  favouriteProducts,
  followedMerchants,
  merchants,
  notifications,
  products,
  sessions,
  skus,
  userCoupons,
  users,
} from '../db/schema.ts';
import { message } from '../messages/index.ts';
import { addBalance } from '../domain/account/balance.ts';
import { notifyOfProduct } from '../domain/notifications/notifications.ts';
import { addPoints } from '../domain/points/points.ts';
import { day, hour } from '../domain/shared/time.ts';
import { demoUser } from './accounts.ts';
import { couponIds } from './offers.ts';
import { soldSteps } from './states.ts';
import { words } from './words.ts';
import { DemoHistory, type Goods } from './demo-history.ts';
import { seedApplications } from './demo-applications.ts';
import { seedOrders } from './demo-orders.ts';

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

/** One user coupon in each state; returns the id of the one that an order will use. */
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
  const inCart = Math.min(4, Math.floor(goods.length / 2));
  const wanted = [...goods.slice(0, inCart), ...(gone ? [gone] : [])];
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
        .slice(inCart, inCart + 8)
        .map(({ productId }, index) => ({ uid: demoUser, productId, createdAt: life.ago(30 - index) })),
    );
  const followed = [1, 2, 3, 4];
  await tx
    .insert(followedMerchants)
    .values(followed.map((merId, index) => ({ uid: demoUser, merId, createdAt: life.ago(80 - index * 9) })));
  await tx
    .update(merchants)
    .set({ followers: sql`${merchants.followers} + 1` })
    .where(inArray(merchants.id, followed));
}

/** Enough for all orders of the history; `settleBalance` corrects it. */
const opening = 10_000_000;
/** The balance stated in the documentation. */
const documented = 50_000;

async function openBalance(tx: Transaction, life: DemoHistory): Promise<void> {
  await tx.update(users).set({ balance: 0 }).where(eq(users.id, demoUser));
  const movement = { uid: demoUser, amount: opening, linkId: '', title: message('balance.opening') };
  await addBalance(tx, movement, life.ago(400));
}

/** Lowers the opening balance so that the documented one is left after all orders and refunds. */
async function settleBalance(tx: Transaction): Promise<void> {
  const mine = eq(balanceRecords.uid, demoUser);
  const [user] = await tx.select({ balance: users.balance }).from(users).where(eq(users.id, demoUser));
  const surplus = (user?.balance ?? 0) - documented;
  await tx
    .update(balanceRecords)
    .set({ balance: sql`${balanceRecords.balance} - ${surplus}` })
    .where(mine);
  await tx
    .update(balanceRecords)
    .set({ amount: opening - surplus })
    .where(and(mine, eq(balanceRecords.linkId, '')));
  await tx.update(users).set({ balance: documented }).where(eq(users.id, demoUser));
}

/** The demo user's browsing history and saved products: one now cheaper, one sold out. */
async function seedWishes(tx: Transaction, life: DemoHistory): Promise<void> {
  const mine = await tx
    .select({ id: favouriteProducts.id, productId: products.id, price: products.price })
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .where(eq(favouriteProducts.uid, demoUser))
    .orderBy(asc(favouriteProducts.id));
  for (const [index, { id, price }] of mine.entries()) {
    const savedPrice = index % 3 === 1 ? Math.round(price * 1.2) : price;
    await tx.update(favouriteProducts).set({ savedPrice }).where(eq(favouriteProducts.id, id));
  }
  const [gone] = await tx
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(and(eq(products.stock, 0), eq(products.isShow, true)))
    .orderBy(asc(products.id))
    .limit(1);
  if (gone) {
    const wish = { uid: demoUser, productId: gone.id, savedPrice: gone.price, createdAt: life.ago(3) };
    await tx.insert(favouriteProducts).values(wish).onConflictDoNothing();
  }
  const [, cheaper] = mine;
  if (cheaper) {
    const address = '/user_center/wish_list?show=cheaper';
    await notifyOfProduct(
      tx,
      demoUser,
      'priceDropped',
      { productId: cheaper.productId, address },
      life.ago(1),
    );
  }
}

/** Sessions of the demo user on other devices; their tokens are not stored anywhere. */
async function seedSessions(tx: Transaction, now: Date): Promise<void> {
  const devices = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  ];
  await tx.insert(sessions).values(
    devices.map((userAgent, index) => ({
      tokenHash: createHash('sha256').update(`seed:${randomUUID()}`).digest('hex'),
      uid: demoUser,
      userAgent,
      address: '203.0.113.…',
      createdAt: new Date(now.getTime() - (index + 2) * 3 * hour),
      renewedAt: new Date(now.getTime() - (index + 1) * 2 * hour),
      expiresAt: new Date(now.getTime() + 30 * day),
    })),
  );
}

/** With fewer, the history would order the same goods too often. */
const leastGoods = 12;

export async function seedDemo(tx: Transaction, now: Date): Promise<void> {
  // Prices between 12 and 250, so that the orders look realistic; one SKU per product, enough stock, and none of the
  // first products, whose sales are exactly at a threshold.
  const goods = await tx
    .selectDistinctOn([products.id], { skuId: skus.id, productId: products.id, merId: products.merId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        gt(products.id, soldSteps.length),
        gt(skus.stock, 12),
        gt(skus.price, 1200),
        sql`${skus.price} < 25000`,
      ),
    )
    .orderBy(asc(products.id), asc(skus.id));
  const [address] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.uid, demoUser), eq(addresses.isDefault, true)));
  if (!address || goods.length < leastGoods) return;
  const forCart = goods.filter((_, index) => index % 3 === 0);
  const forOrders = goods.filter((_, index) => index % 3 !== 0);
  const life = new DemoHistory(tx, now, forOrders, address.id);
  const system = { uid: demoUser, linkType: 'system' as const, linkId: 'seed' };
  await openBalance(tx, life);
  await addPoints(tx, { ...system, points: 500, title: pointsTitles.welcome }, life.ago(400));
  await seedApplications(tx, life);
  const couponId = await seedUserCoupons(tx, life);
  await seedOrders(life, couponId);
  await givePoints(tx, life, 2500);
  await seedCartAndFavourites(tx, forCart, life);
  await seedWishes(tx, life);
  await seedSessions(tx, now);
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.uid, demoUser), sql`${notifications.createdAt} < ${life.ago(10)}`));
  // Past notifications are not mailed now.
  await tx.update(notifications).set({ mail: 'none' }).where(eq(notifications.mail, 'waiting'));
  await settleBalance(tx);
}
