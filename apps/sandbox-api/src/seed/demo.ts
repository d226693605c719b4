import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client.ts';
import {
  addresses,
  cartItems,
  coupons,
  favouriteProducts,
  followedMerchants,
  masterOrders,
  merchants,
  notifications,
  orderLines,
  payments,
  products,
  refunds,
  settledApplications,
  skus,
  storeOrders,
  userCoupons,
  users,
} from '../db/schema.ts';
import { createPreOrder } from '../domain/checkout.ts';
import { moveParcel, ship } from '../domain/fulfilment.ts';
import { notify } from '../domain/notifications.ts';
import { createOrder } from '../domain/order-create.ts';
import { cancelOrder, confirmReceipt, lockMaster, settle } from '../domain/order-lifecycle.ts';
import { addPoints } from '../domain/points.ts';
import { applyForRefund, approveRefund, refuseRefund } from '../domain/refunds.ts';
import { writeReview } from '../domain/review-writing.ts';
import { day } from '../domain/time.ts';
import { documentPicture } from '../media/recipe.ts';
import type { Services } from '../services.ts';
import { demoUser } from './accounts.ts';
import { couponIds } from './offers.ts';
import { soldSteps } from './products.ts';
import { refundReasons } from './site-texts.ts';
import { words } from './words.ts';

type Goods = { skuId: number; productId: number; merId: number };

/** Writes the demo account's life with the shop's own functions, so that stock, sums and ledgers agree. */
class DemoLife {
  readonly #tx: Transaction;
  readonly #db: Db;
  readonly #now: Date;
  readonly #goods: Goods[];
  readonly #addressId: number;
  #parcels = 0;

  constructor(tx: Transaction, now: Date, goods: Goods[], addressId: number) {
    this.#tx = tx;
    // A transaction does all that the functions ask of a database: theirs become savepoints in it.
    this.#db = tx as unknown as Db;
    this.#now = now;
    this.#goods = goods;
    this.#addressId = addressId;
  }

  ago(days: number): Date {
    return new Date(this.#now.getTime() - Math.round(days * day));
  }

  /** An order of the next goods that nothing else has used; several stores when there are several goods. */
  async order(days: number, count = 1, couponId = 0): Promise<string> {
    const at = this.ago(days);
    const taken = this.#goods.splice(0, count);
    const rows = await this.#tx
      .insert(cartItems)
      .values(
        taken.map(({ skuId, productId }, index) => ({
          uid: demoUser,
          productId,
          skuId,
          quantity: 1 + (index % 2),
        })),
      )
      .returning({ cartId: cartItems.id });
    const preOrderNo = await createPreOrder(
      this.#db,
      demoUser,
      {
        type: 'shoppingCart',
        rows: rows.map(({ cartId }) => ({ cartId, productId: 0, skuId: 0, quantity: 0 })),
      },
      at,
    );
    const request = {
      preOrderNo,
      addressId: this.#addressId,
      couponId,
      usePoints: false,
      payType: 'stripe',
      payChannel: 'pc',
      mark: count > 1 ? 'Please leave the parcel with the neighbour at no. 16.' : '',
      realName: '',
      phone: '',
      email: '',
    };
    return createOrder(this.#db, demoUser, request, at);
  }

  /** Paid from the balance: no provider outside has to know of it. */
  async pay(orderNo: string, days: number): Promise<void> {
    const at = this.ago(days);
    const master = await lockMaster(this.#tx, orderNo);
    await this.#tx.insert(payments).values({
      masterId: master.id,
      provider: 'yue',
      providerId: orderNo,
      amount: master.payPrice,
      status: 'succeeded',
      createdAt: at,
      updatedAt: at,
    });
    await settle(this.#tx, master, 'yue', at);
  }

  async parts(orderNo: string): Promise<string[]> {
    const rows = await this.#tx
      .select({ orderNo: storeOrders.orderNo })
      .from(storeOrders)
      .where(eq(storeOrders.masterOrderNo, orderNo))
      .orderBy(asc(storeOrders.id));
    return rows.map((row) => row.orderNo);
  }

  async ship(orderNo: string, days: number, stops: number): Promise<void> {
    this.#parcels += 1;
    const number = `JD0${String(4_410_027_300 + this.#parcels * 17)}GB`;
    await ship(this.#db, orderNo, { carrierCode: 'DHL', number, deliveryType: 'express' }, this.ago(days));
    for (let stop = 1; stop <= stops; stop++) {
      await moveParcel(this.#db, orderNo, this.ago(days - stop * 0.35));
    }
  }

  /** Ordered, paid, shipped and received; the numbers of its stores' parts. */
  async complete(days: number, count = 1, couponId = 0): Promise<string[]> {
    const orderNo = await this.order(days, count, couponId);
    await this.pay(orderNo, days);
    const parts = await this.parts(orderNo);
    for (const part of parts) {
      await this.ship(part, days - 1, 5);
      await confirmReceipt(this.#db, part, demoUser, this.ago(days - 4));
    }
    return parts;
  }

  async askRefund(part: string, days: number, reason: string, explain: string): Promise<string> {
    await applyForRefund(this.#db, demoUser, { orderNo: part, reason, explain, images: [] }, this.ago(days));
    const [row] = await this.#tx
      .select({ no: refunds.refundOrderNo })
      .from(refunds)
      .where(eq(refunds.merOrderNo, part));
    return row?.no ?? '';
  }

  async review(part: string, days: number, star: number, comment: string): Promise<void> {
    const lines = await this.#tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
      .where(eq(storeOrders.orderNo, part));
    for (const { id } of lines) {
      const request = { orderNo: part, lineId: id, star, serviceStar: 5, comment, pics: [] };
      await writeReview(this.#db, demoUser, request, this.ago(days));
    }
  }

  async orders(couponId: number): Promise<void> {
    const [reviewed = ''] = await this.complete(60, 1, couponId);
    await this.review(reviewed, 50, 5, 'Exactly as shown, and it came a day early. Thank you!');
    const reasons = refundReasons.map((reason) => reason.en);
    const [refunded = ''] = await this.complete(45);
    const doneNo = await this.askRefund(
      refunded,
      39,
      reasons[1] ?? '',
      'The handle was cracked when I unpacked it.',
    );
    // It was paid from the balance, so no provider outside is asked for the money.
    await approveRefund({ db: this.#db } as Services, doneNo, this.ago(37));
    const [kept = ''] = await this.complete(34);
    const refusedNo = await this.askRefund(kept, 28, reasons[0] ?? '', '');
    await refuseRefund(this.#db, refusedNo, 'The fourteen days for returns had passed.', this.ago(26));
    await this.complete(20, 2);
    const [asked = ''] = await this.complete(12);
    await this.askRefund(asked, 3, reasons[2] ?? '', 'The colour is much darker than in the pictures.');
    await cancelOrder(this.#db, await this.order(9), demoUser, this.ago(8.9));
    const moving = await this.order(4);
    await this.pay(moving, 4);
    for (const part of await this.parts(moving)) await this.ship(part, 3, 3);
    const waiting = await this.order(0.8, 2);
    await this.pay(waiting, 0.79);
    const unpaid = await this.order(0.01, 2);
    // The demo's unpaid order waits for a week, or the shop's own job would cancel it within the hour.
    await this.#tx
      .update(masterOrders)
      .set({ payDeadline: this.ago(-7) })
      .where(eq(masterOrders.orderNo, unpaid));
  }
}

const pointsTitles = {
  welcome: words('Welcome points|新人积分|Puntos de bienvenida|Points de bienvenue|คะแนนต้อนรับ|ຄະແນນຕ້ອນຮັບ'),
  birthday: words(
    'Birthday points|生日积分|Puntos de cumpleaños|Points d’anniversaire|คะแนนวันเกิด|ຄະແນນວັນເກີດ',
  ),
};

async function givePoints(tx: Transaction, life: DemoLife, total: number): Promise<void> {
  const [user] = await tx.select({ points: users.integral }).from(users).where(eq(users.id, demoUser));
  const missing = total - (user?.points ?? 0);
  const movement = { uid: demoUser, linkType: 'system' as const, linkId: 'seed' };
  await addPoints(
    tx,
    { ...movement, points: Math.max(0, missing), title: pointsTitles.birthday },
    life.ago(2),
  );
}

/** A wallet with one coupon in each state; gives the id of the one that an order will use. */
async function seedWallet(tx: Transaction, life: DemoLife): Promise<number> {
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

async function seedShelf(tx: Transaction, goods: readonly Goods[], life: DemoLife): Promise<void> {
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

async function seedApplications(tx: Transaction, life: DemoLife): Promise<void> {
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
      auditStatus: 3,
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
      auditStatus: 2,
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
      auditStatus: 1,
      createdAt: life.ago(2),
    },
  ]);
  await notify(tx, demoUser, 'applicationApproved', 'Paper Harbour', life.ago(40));
  await notify(tx, demoUser, 'applicationRefused', 'The licence cannot be read.', life.ago(70));
}

export async function seedDemo(tx: Transaction, now: Date): Promise<void> {
  // Prices between 20 and 150, so that the orders look like somebody's; one SKU per product, stock to spare, and
  // none of the first goods, whose sales stand exactly on a step.
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
  if (!address || shuffled.length < 30) return;
  const life = new DemoLife(tx, now, shuffled.slice(0, 18), address.id);
  const system = { uid: demoUser, linkType: 'system' as const, linkId: 'seed' };
  await addPoints(tx, { ...system, points: 500, title: pointsTitles.welcome }, life.ago(400));
  const couponId = await seedWallet(tx, life);
  await life.orders(couponId);
  await givePoints(tx, life, 2500);
  await seedShelf(tx, shuffled.slice(18), life);
  await seedApplications(tx, life);
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.uid, demoUser), sql`${notifications.createdAt} < ${life.ago(10)}`));
  // The balance as promised, whatever the orders and the refund above moved.
  await tx.update(users).set({ balance: 50_000 }).where(eq(users.id, demoUser));
}
