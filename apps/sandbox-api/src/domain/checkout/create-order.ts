import { type PaymentMethod, paymentMethodToWire } from '@marketfront/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { cartItems, masterOrders, orderLines, preOrders, storeOrders, users } from '../../db/schema.ts';
import { findAddress, fullPhone } from '../addresses/addresses.ts';
import { assertBuyable, type CheckoutLine, computeQuote, readCheckoutLines } from './checkout.ts';
import { spendCoupon } from '../coupons/user-coupons.ts';
import { refused } from '../shared/failure.ts';
import { newOrderNumber } from '../orders/numbers.ts';
import { takePoints } from '../points/points.ts';
import type { LineTotals, Quote } from './pricing.ts';
import { readSiteConfig } from '../site/site-config.ts';
import { takeStock } from '../catalog/stock.ts';
import { after, hour } from '../shared/time.ts';

import type { Language } from '../shared/language.ts';

export type OrderRequest = {
  preOrderNo: string;
  addressId: number;
  couponId: number;
  usePoints: boolean;
  paymentMethod: PaymentMethod;
  payChannel: string;
  mark: string;
  language: Language;
  realName: string;
  phone: string;
  email: string;
};

type Priced = { line: CheckoutLine; totals: LineTotals };

/**
 * Turns a pre-order into an order. One transaction changes order, stock, coupon, points and cart together. A
 * second call for the same pre-order answers the same order.
 */
export async function createOrder(db: Db, uid: number, request: OrderRequest, now: Date): Promise<string> {
  const { orderCancelHours } = await readSiteConfig(db);
  return transact(db, async (tx) => {
    // The lock makes the second of two requests wait, and then find the order of the first.
    const [preOrder] = await tx
      .select()
      .from(preOrders)
      .where(and(eq(preOrders.preOrderNo, request.preOrderNo), eq(preOrders.uid, uid)))
      .for('update');
    if (preOrder?.orderNo) return preOrder.orderNo;
    if (!preOrder || preOrder.expiresAt <= now) throw refused('checkoutExpired');

    if (!request.addressId) throw refused('addressMissing');
    const address = await findAddress(tx, uid, request.addressId);
    if (!address) throw refused('addressWrong');

    const lines = await readCheckoutLines(tx, preOrder.lines);
    assertBuyable(lines);
    const { quote } = await computeQuote(tx, uid, lines, request, now);
    await takeStock(tx, lines);
    await clearCart(tx, uid, lines);
    const orderNo = newOrderNumber('PT', now);
    if (request.couponId) await spendCoupon(tx, uid, request.couponId, now);
    await takePoints(
      tx,
      {
        uid,
        points: quote.points,
        linkType: 'order',
        linkId: orderNo,
        title: {
          en: 'Spent on an order',
          'zh-CN': '订单抵扣',
          es: 'Usados en un pedido',
          fr: 'Utilisés pour une commande',
          th: 'ใช้กับคำสั่งซื้อ',
          lo: 'ໃຊ້ກັບຄຳສັ່ງຊື້',
        },
      },
      now,
    );

    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, uid));
    const [master] = await tx
      .insert(masterOrders)
      .values({
        orderNo,
        preOrderNo: preOrder.preOrderNo,
        uid,
        email: request.email || address.email || user?.email || '',
        realName: request.realName || address.realName,
        userPhone: request.phone || fullPhone(address),
        country: address.country,
        userAddress: [address.detail, address.postCode, address.country].filter(Boolean).join(', '),
        totalNum: lines.reduce((sum, line) => sum + line.quantity, 0),
        proTotalPrice: quote.goods,
        totalPostage: quote.freight,
        totalPrice: quote.goods + quote.freight,
        payPostage: quote.freight,
        payPrice: quote.pay,
        couponId: request.couponId,
        couponPrice: quote.coupon,
        usedIntegral: quote.points,
        deductionPrice: quote.points,
        payType: paymentMethodToWire(request.paymentMethod),
        payChannel: request.payChannel,
        mark: request.mark,
        language: request.language,
        payDeadline: after(now, orderCancelHours * hour),
        createdAt: now,
      })
      .returning({ id: masterOrders.id });
    if (!master) throw new Error('the new order was not returned');
    await insertStoreOrders(tx, { ...request, uid, orderNo, masterId: master.id }, pair(lines, quote), now);
    await tx.update(preOrders).set({ orderNo }).where(eq(preOrders.preOrderNo, preOrder.preOrderNo));
    return orderNo;
  });
}

const pair = (lines: readonly CheckoutLine[], quote: Quote): Priced[] =>
  lines.flatMap((line, index) => {
    const totals = quote.lines[index];
    return totals ? [{ line, totals }] : [];
  });

/** Deletes the bought rows from the cart. A missing row was bought by another request, or deleted. */
async function clearCart(tx: Transaction, uid: number, lines: readonly CheckoutLine[]): Promise<void> {
  const ids = lines.flatMap((line) => line.cartId ?? []);
  if (ids.length === 0) return;
  const gone = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.uid, uid), inArray(cartItems.id, ids)))
    .returning({ id: cartItems.id });
  if (gone.length !== ids.length) throw refused('cartRowNotFound');
}

type Master = { uid: number; orderNo: string; masterId: number; paymentMethod: PaymentMethod };

const sum = (items: readonly Priced[], part: keyof LineTotals) =>
  items.reduce((total, item) => total + item.totals[part], 0);

/** One order per merchant, with its share of each discount. */
async function insertStoreOrders(tx: Transaction, master: Master, items: Priced[], now: Date): Promise<void> {
  const groups = [...Map.groupBy(items, ({ line }) => line.merId).values()];
  const storeRows = await tx
    .insert(storeOrders)
    .values(
      groups.map((group) => {
        const goods = sum(group, 'goods');
        const freight = sum(group, 'freight');
        return {
          orderNo: newOrderNumber('SH', now),
          masterId: master.masterId,
          masterOrderNo: master.orderNo,
          uid: master.uid,
          merId: group[0]?.line.merId ?? 0,
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
          payType: paymentMethodToWire(master.paymentMethod),
          createdAt: now,
        };
      }),
    )
    .returning({ id: storeOrders.id, merId: storeOrders.merId });
  const idOf = new Map(storeRows.map((row) => [row.merId, row.id]));
  await tx.insert(orderLines).values(
    items.map(({ line, totals }) => ({
      storeOrderId: idOf.get(line.merId) ?? 0,
      masterId: master.masterId,
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
    })),
  );
}
