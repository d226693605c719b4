import { couponScopeToWire } from '@marketfront/api-client';
import type { Transaction } from '../db/client.ts';
import { coupons, couponGrants, deals } from '../db/schema.ts';
import { showMoney } from '../domain/shared/currency.ts';
import { day, endOfApiDay, hour } from '../domain/shared/time.ts';
import { openStores } from './goods/for-sale.ts';
import type { PlannedProduct } from './products.ts';
import { fill, type Words, words } from './words.ts';

type CouponRow = typeof coupons.$inferInsert & { id: number };

const amountOff = words(
  '{amount} off|立减 {amount}|{amount} de descuento|{amount} de remise|ลด {amount}|ຫຼຸດ {amount}',
);
const storeOff = words(
  '{store}: {amount} off|{store} 立减 {amount}|{store}: {amount} de descuento|{store} : {amount} de remise|{store} ลด {amount}|{store} ຫຼຸດ {amount}',
);
const welcome = words(
  'Welcome gift of {amount}|新人礼 {amount}|Regalo de bienvenida de {amount}|Cadeau de bienvenue de {amount}|ของขวัญต้อนรับ {amount}|ຂອງຂວັນຕ້ອນຮັບ {amount}',
);
const thanks = words(
  'Thank you: {amount}|感谢礼 {amount}|Gracias: {amount}|Merci : {amount}|ขอบคุณ: {amount}|ຂອບໃຈ: {amount}',
);

const named = (pattern: Words, minor: number, store = '') =>
  fill(pattern, { amount: showMoney(minor).replace(/\.0+$/, ''), store });

/** Ids to which the demo account's wallet refers. */
export const couponIds = {
  platform: 1,
  big: 2,
  welcome: 3,
  past: 4,
  future: 5,
  soldOut: 6,
  gift: 7,
} as const;

export function planCoupons(products: readonly PlannedProduct[], now: Date): CouponRow[] {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const platform = { merId: 0, useType: couponScopeToWire.platform } as const;
  const rows: CouponRow[] = [
    {
      ...platform,
      id: couponIds.platform,
      name: named(amountOff, 500),
      money: 500,
      minPrice: 5000,
      day: 30,
      sort: 90,
    },
    {
      ...platform,
      id: couponIds.big,
      name: named(amountOff, 2000),
      money: 2000,
      minPrice: 15_000,
      isLimited: true,
      total: 500,
      lastTotal: 123,
      isFixedTime: true,
      useStartTime: at(-3),
      useEndTime: endOfApiDay(at(25)),
      sort: 80,
    },
    {
      ...platform,
      id: couponIds.welcome,
      name: named(welcome, 300),
      money: 300,
      day: 15,
      type: couponGrants.welcome,
      sort: 70,
    },
    {
      ...platform,
      id: couponIds.past,
      name: named(amountOff, 800),
      money: 800,
      minPrice: 6000,
      isFixedTime: true,
      useStartTime: at(-90),
      useEndTime: endOfApiDay(at(-10)),
      receiveStartTime: at(-100),
      receiveEndTime: at(-20),
      sort: 10,
    },
    {
      ...platform,
      id: couponIds.future,
      name: named(amountOff, 1200),
      money: 1200,
      minPrice: 9000,
      isFixedTime: true,
      useStartTime: at(12),
      useEndTime: endOfApiDay(at(40)),
      receiveStartTime: at(-2),
      receiveEndTime: at(30),
      sort: 60,
    },
    {
      ...platform,
      id: couponIds.soldOut,
      name: named(amountOff, 1500),
      money: 1500,
      minPrice: 8000,
      isLimited: true,
      total: 200,
      lastTotal: 0,
      day: 10,
      sort: 5,
    },
    {
      ...platform,
      id: couponIds.gift,
      name: named(thanks, 400),
      money: 400,
      minPrice: 2000,
      day: 60,
      type: couponGrants.gift,
      sort: 4,
    },
  ];
  const add = (row: Omit<CouponRow, 'id'>) => rows.push({ ...row, id: rows.length + 1 });
  for (const [index, store] of openStores.entries()) {
    const merId = index + 1;
    const money = [300, 500, 800, 1000][index % 4] ?? 500;
    add({
      merId,
      useType: couponScopeToWire.store,
      name: named(storeOff, money, store),
      money,
      minPrice: money * 8,
      day: 14 + (index % 3) * 7,
      isLimited: index % 2 === 0,
      total: 300,
      lastTotal: index % 2 === 0 ? 287 - index * 9 : 0,
      sort: 50 - index,
    });
    const own = products.filter(({ row }) => row.merId === merId && row.price > 1500).slice(0, 8);
    if (own.length > 0) {
      add({
        merId,
        useType: couponScopeToWire.product,
        name: named(amountOff, 200),
        money: 200,
        productIds: own.map(({ row }) => row.id),
        minPrice: 1000,
        day: 20,
        sort: 30 - index,
      });
    }
  }
  const tops = [...new Set(products.map(({ row }) => row.cat1))];
  for (const [index, categoryId] of tops.entries()) {
    const money = [400, 600, 1000][index % 3] ?? 400;
    add({
      merId: 0,
      useType: couponScopeToWire.category,
      categoryIds: [categoryId],
      name: named(amountOff, money),
      money,
      minPrice: money * 9,
      isFixedTime: index % 2 === 1,
      useStartTime: at(-1),
      useEndTime: endOfApiDay(at(45)),
      day: 21,
      sort: 20 - index,
    });
  }
  return rows;
}

/** The duration of each demo deal, in days from the seed. */
const dealDays = [1, 2, 4, 9] as const;

/** Reduced products with little stock, so that a deal visibly sells out. */
function planDeals(products: readonly PlannedProduct[], now: Date): (typeof deals.$inferInsert)[] {
  const isDeal = ({ row }: PlannedProduct) =>
    row.price <= row.otPrice * 0.85 && row.stock >= 8 && row.stock <= 80;
  const goods = products.filter(isDeal);
  return dealDays.flatMap((days, place) => {
    const product = goods[Math.floor((place * goods.length) / dealDays.length)];
    if (!product) return [];
    const { stock } = product.row;
    return {
      productId: product.row.id,
      total: Math.round(stock * (1.3 + place * 0.6)),
      endsAt: new Date(now.getTime() + days * day - 3 * hour),
    };
  });
}

export async function seedOffers(
  tx: Transaction,
  products: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  await tx.insert(coupons).values(planCoupons(products, now));
  const planned = planDeals(products, now);
  if (planned.length > 0) await tx.insert(deals).values(planned);
}
