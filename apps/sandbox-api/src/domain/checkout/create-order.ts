import { type PaymentMethod, paymentMethodToWire } from '@marketfront/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, type Transaction, transact } from '../../db/client.ts';
import {
  addresses,
  cartItems,
  masterOrders,
  orderLines,
  preOrders,
  storeOrders,
  users,
} from '../../db/schema.ts';
import { message } from '../../messages/index.ts';
import { countryName, fullPhone, mine } from '../addresses/addresses.ts';
import { assertBuyable, type CheckoutLine, readCheckoutLines } from './checkout.ts';
import {
  assertOffered,
  type Deliveries,
  type DeliveryChoice,
  deliveriesFor,
  withDeliveries,
} from './deliveries.ts';
import { readUsableCoupon, spendCoupon } from '../coupons/user-coupons.ts';
import { refused } from '../shared/failure.ts';
import { newOrderNumber } from '../shared/order-numbers.ts';
import { takePoints } from '../points/points.ts';
import { type LineTotals, type Quote, quote } from './pricing.ts';
import { takingStock } from '../catalog/stock.ts';
import { after, hour } from '../shared/time.ts';

import type { Language } from '../shared/language.ts';

/** The shopper's note to one store; the others get `mark`. */
export type StoreNote = { merId: number; remark: string };

export type OrderRequest = {
  preOrderNo: string;
  addressId: number;
  couponId: number;
  usePoints: boolean;
  deliveries: readonly DeliveryChoice[];
  paymentMethod: PaymentMethod;
  payChannel: string;
  mark: string;
  storeNotes: readonly StoreNote[];
  /** The total that the shopper has accepted, in minor units; `undefined` if the client does not send it. */
  acceptedTotal?: number | undefined;
  language: Language;
  /** The order is cancelled if it is not paid within this time. */
  payWithinHours: number;
  realName: string;
  phone: string;
  email: string;
};

type Priced = { line: CheckoutLine; totals: LineTotals };

/** The data for the stores' orders. */
type Bought = {
  items: readonly Priced[];
  deliveries: Deliveries;
  notes: readonly StoreNote[];
};

/**
 * Turns a pre-order into an order. One transaction changes order, stock, coupon, points and cart together. A second
 * call for the same pre-order returns the same order.
 */
export function createOrder(db: Queryable, uid: number, request: OrderRequest, now: Date): Promise<string> {
  return transact(db, async (tx) => {
    // The lock makes the second of two requests wait; it then finds the order of the first.
    const [found] = await tx
      .select({ preOrder: preOrders, address: addresses, email: users.email, points: users.integral })
      .from(preOrders)
      .innerJoin(users, eq(users.id, preOrders.uid))
      .leftJoin(addresses, mine(uid, request.addressId))
      .where(and(eq(preOrders.preOrderNo, request.preOrderNo), eq(preOrders.uid, uid)))
      .for('update', { of: preOrders });
    if (found?.preOrder.orderNo) return found.preOrder.orderNo;
    if (!found || found.preOrder.expiresAt <= now) throw refused('checkoutExpired');
    const { preOrder, address } = found;
    if (!request.addressId) throw refused('addressMissing');
    if (!address) throw refused('addressWrong');

    const offered = await readCheckoutLines(tx, preOrder.lines);
    assertBuyable(offered);
    assertOffered(offered, request.deliveries, address.country);
    const deliveries = deliveriesFor(offered, request.deliveries, address.country);
    const lines = withDeliveries(offered, deliveries);
    const coupon = await readUsableCoupon(tx, uid, request.couponId, now);
    const price = quote(lines, coupon, request.usePoints ? Math.max(0, found.points) : 0);
    // Compared with the prices that the order copies, so that a shopper never pays a total that was not shown.
    if (request.acceptedTotal !== undefined && request.acceptedTotal !== price.pay)
      throw refused('totalChanged');
    const orderNo = newOrderNumber('PT', now);
    const master: NewMaster = {
      orderNo,
      preOrderNo: preOrder.preOrderNo,
      uid,
      email: request.email || address.email || found.email,
      realName: request.realName || address.realName,
      userPhone: request.phone || fullPhone(address),
      country: address.country,
      userAddress: [address.detail, address.postCode, countryName(address.country, request.language)]
        .filter(Boolean)
        .join(', '),
      totalNum: lines.reduce((sum, line) => sum + line.quantity, 0),
      proTotalPrice: price.goods,
      totalPostage: price.freight,
      totalPrice: price.goods + price.freight,
      payPostage: price.freight,
      payPrice: price.pay,
      couponId: request.couponId,
      couponPrice: price.coupon,
      usedIntegral: price.points,
      deductionPrice: price.points,
      payType: paymentMethodToWire(request.paymentMethod),
      payChannel: request.payChannel,
      mark: request.mark,
      language: request.language,
      payDeadline: after(now, request.payWithinHours * hour),
      createdAt: now,
    };
    await write(tx, master, { items: pair(lines, price), deliveries, notes: request.storeNotes }, now);
    if (request.couponId) await spendCoupon(tx, uid, request.couponId, now);
    await takePoints(
      tx,
      {
        uid,
        points: price.points,
        linkType: 'order',
        linkId: orderNo,
        title: message('points.spent'),
      },
      now,
    );
    return orderNo;
  });
}

const pair = (lines: readonly CheckoutLine[], price: Quote): Priced[] =>
  lines.flatMap((line, index) => {
    const totals = price.lines[index];
    return totals ? [{ line, totals }] : [];
  });

/**
 * Takes the goods from the stock and the cart and writes the order, in one statement: if pieces are missing, it is
 * refused, and the transaction rolls back everything.
 */
async function write(tx: Transaction, master: NewMaster, bought: Bought, now: Date): Promise<void> {
  const { items } = bought;
  const stock = takingStock(items.map(({ line }) => line));
  // A missing row was bought by another request or deleted.
  const cartIds = items.flatMap(({ line }) => line.cartId ?? []);
  const { rows } = await tx.execute<{ taken: number; cleared: number }>(sql`
    with ${stock.parts},
    cleared as (
      delete from ${cartItems} where ${cartItems.uid} = ${master.uid} and ${cartItems.id} = any(${sql.param(cartIds)})
      returning ${cartItems.id}
    ),
    master as (${tx.insert(masterOrders).values(master).returning({ id: masterOrders.id }).getSQL()}),
    stores as (
      ${tx
        .insert(storeOrders)
        .values(storeOrdersOf(master, bought, now))
        .returning({ id: storeOrders.id, merId: storeOrders.merId })
        .getSQL()}
    ),
    lines as (${tx
      .insert(orderLines)
      .values(orderLinesOf(master, items, now))
      .getSQL()}),
    used as (
      ${tx.update(preOrders).set({ orderNo: master.orderNo }).where(eq(preOrders.preOrderNo, master.preOrderNo)).getSQL()}
    )
    select (select count(*) from taken)::int as taken, (select count(*) from cleared)::int as cleared`);
  const [done] = rows;
  if (done?.taken !== stock.skus) throw refused('stockInsufficient');
  if (done.cleared !== cartIds.length) throw refused('cartRowNotFound');
}

type NewMaster = typeof masterOrders.$inferInsert & {
  preOrderNo: string;
  payType: string;
};

const sum = (items: readonly Priced[], part: keyof LineTotals) =>
  items.reduce((total, item) => total + item.totals[part], 0);

/** The id of the row that this statement inserts. */
const masterId = sql`(select id from master)`;

/** One order per merchant, with its share of each discount. */
const storeOrdersOf = (master: NewMaster, { items, deliveries, notes }: Bought, now: Date) =>
  [...Map.groupBy(items, ({ line }) => line.merId)].map(([merId, group]) => {
    const goods = sum(group, 'goods');
    const freight = sum(group, 'freight');
    return {
      orderNo: newOrderNumber('SH', now),
      masterId,
      masterOrderNo: master.orderNo,
      uid: master.uid,
      merId,
      merName: group[0]?.line.merName ?? '',
      totalNum: group.reduce((total, { line }) => total + line.quantity, 0),
      proTotalPrice: goods,
      totalPostage: freight,
      totalPrice: goods + freight,
      payPostage: freight,
      payPrice: sum(group, 'pay'),
      couponPrice: sum(group, 'coupon'),
      usedIntegral: sum(group, 'points'),
      deductionPrice: sum(group, 'points'),
      payType: master.payType,
      userRemark: notes.findLast((note) => note.merId === merId)?.remark ?? '',
      chosenDelivery: deliveries.get(merId) ?? null,
      createdAt: now,
    };
  });

const orderLinesOf = (master: NewMaster, items: readonly Priced[], now: Date) =>
  items.map(({ line, totals }) => ({
    storeOrderId: sql`(select id from stores where mer_id = ${line.merId})`,
    masterId,
    uid: master.uid,
    merId: line.merId,
    productId: line.productId,
    skuId: line.skuId,
    productName: line.product,
    skuName: line.sku,
    image: line.image,
    imageBlur: line.imageBlur,
    price: line.price,
    quantity: line.quantity,
    weight: line.weight,
    volume: line.volume,
    postage: line.postage,
    couponPrice: totals.coupon,
    usedIntegral: totals.points,
    deductionPrice: totals.points,
    payPrice: totals.pay,
    createdAt: now,
  }));
