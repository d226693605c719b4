import { paymentMethods, type RefundKind } from '@marketfront/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client.ts';
import { cartItems, orderLines, payments, refunds, storeOrders } from '../db/schema.ts';
import { message } from '../messages/index.ts';
import { takeBalance } from '../domain/account/balance.ts';
import { createPreOrder } from '../domain/checkout/checkout.ts';
import { moveParcel, ship } from '../domain/orders/fulfilment.ts';
import { createOrder } from '../domain/checkout/create-order.ts';
import { confirmReceipt, lockMaster, markPaid } from '../domain/orders/lifecycle.ts';
import { applyForRefund } from '../domain/refunds/refunds.ts';
import { writeReview } from '../domain/reviews/own-reviews.ts';
import { day } from '../domain/shared/time.ts';
import { demoUser } from './accounts.ts';

export type Goods = { skuId: number; productId: number; merId: number };

/** Creates the history of the demo account with the functions of `domain/`, so that stock, totals and ledgers agree. */
export class DemoHistory {
  readonly #tx: Transaction;
  /** The functions need a database; inside a transaction, their transactions become savepoints. */
  readonly db: Db;
  readonly #now: Date;
  readonly #goods: readonly Goods[];
  #next = 0;
  readonly #addressId: number;
  #parcels = 0;

  constructor(tx: Transaction, now: Date, goods: readonly Goods[], addressId: number) {
    this.#tx = tx;
    this.db = tx as unknown as Db;
    this.#now = now;
    this.#goods = goods;
    this.#addressId = addressId;
  }

  ago(days: number): Date {
    return new Date(this.#now.getTime() - Math.round(days * day));
  }

  /** Goods repeat only after all have been ordered. */
  #take(count: number): Goods[] {
    const taken = Array.from(
      { length: count },
      (_, at) => this.#goods[(this.#next + at) % this.#goods.length],
    );
    this.#next += count;
    return taken.flatMap((goods) => goods ?? []);
  }

  /** An order of the next goods. */
  async order(days: number, count = 1, couponId = 0): Promise<string> {
    const at = this.ago(days);
    const taken = this.#take(count);
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
      this.db,
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
      deliveries: [],
      paymentMethod: 'stripe' as const,
      payChannel: 'pc',
      mark: count > 1 ? 'Please leave the parcel with the neighbour at no. 16.' : '',
      storeNotes: [],
      realName: '',
      phone: '',
      email: '',
      language: 'en' as const,
      payWithinHours: 1,
    };
    return createOrder(this.db, demoUser, request, at);
  }

  /** Pays from the balance, which needs no external provider. */
  async pay(orderNo: string, days: number): Promise<void> {
    const at = this.ago(days);
    const master = await lockMaster(this.#tx, orderNo);
    const { payPrice: amount } = master;
    await takeBalance(
      this.#tx,
      { uid: demoUser, amount, linkId: orderNo, title: message('balance.payment') },
      at,
    );
    await this.#tx.insert(payments).values({
      masterId: master.id,
      provider: paymentMethods.balance.payType,
      providerId: orderNo,
      amount: master.payPrice,
      status: 'succeeded',
      createdAt: at,
      updatedAt: at,
    });
    await markPaid(this.#tx, master, 'balance', at);
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
    await ship(this.db, orderNo, { carrierCode: 'DHL', number, deliveryType: 'express' }, this.ago(days));
    for (let stop = 1; stop <= stops; stop++) {
      await moveParcel(this.db, orderNo, this.ago(days - stop * 0.35));
    }
  }

  /** Ordered, paid, shipped and received; returns the numbers of the store orders. */
  async complete(days: number, count = 1, couponId = 0): Promise<string[]> {
    const orderNo = await this.order(days, count, couponId);
    await this.pay(orderNo, days);
    const parts = await this.parts(orderNo);
    for (const part of parts) {
      await this.ship(part, days - 1, 5);
      await confirmReceipt(this.db, part, demoUser, this.ago(days - 4));
    }
    return parts;
  }

  async requestRefund(
    part: string,
    days: number,
    reason: string,
    explain: string,
    kind: RefundKind = 'money',
  ): Promise<string> {
    const request = { orderNo: part, reason, explain, images: [], kind };
    await applyForRefund(this.db, demoUser, request, this.ago(days));
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
      await writeReview(this.db, demoUser, request, this.ago(days));
    }
  }
}
