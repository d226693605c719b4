import { paymentMethods, type RefundKind } from '@marketfront/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client.ts';
import { cartItems, masterOrders, orderLines, payments, refunds, storeOrders } from '../db/schema.ts';
import { message } from '../messages/index.ts';
import { takeBalance } from '../domain/account/balance.ts';
import { createPreOrder } from '../domain/checkout/checkout.ts';
import { moveParcel, ship } from '../domain/orders/fulfilment.ts';
import { createOrder } from '../domain/checkout/create-order.ts';
import {
  cancelOrder,
  completeUnreviewed,
  confirmReceipt,
  lockMaster,
  markPaid,
} from '../domain/orders/lifecycle.ts';
import { approveRefund } from '../domain/refunds/pay-back.ts';
import { escalateRefund, recordDecision } from '../domain/refunds/escalation.ts';
import { answerShopper, writeToStore } from '../domain/refunds/messages.ts';
import {
  agreeToRefund,
  applyForRefund,
  refuseRefund,
  returnGoods,
  revokeRefund,
} from '../domain/refunds/refunds.ts';
import { writeReview } from '../domain/reviews/own-reviews.ts';
import { day } from '../domain/shared/time.ts';
import type { Services } from '../services.ts';
import { demoUser } from './accounts.ts';
import { refundReasons } from './site-texts.ts';

export type Goods = { skuId: number; productId: number; merId: number };

/** Creates the history of the demo account with the functions of `domain/`, so that stock, totals and ledgers agree. */
export class DemoHistory {
  readonly #tx: Transaction;
  readonly #db: Db;
  readonly #now: Date;
  readonly #goods: readonly Goods[];
  #next = 0;
  readonly #addressId: number;
  #parcels = 0;

  constructor(tx: Transaction, now: Date, goods: readonly Goods[], addressId: number) {
    this.#tx = tx;
    // The functions need a database; inside a transaction, their transactions become savepoints.
    this.#db = tx as unknown as Db;
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
    return createOrder(this.#db, demoUser, request, at);
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
    await ship(this.#db, orderNo, { carrierCode: 'DHL', number, deliveryType: 'express' }, this.ago(days));
    for (let stop = 1; stop <= stops; stop++) {
      await moveParcel(this.#db, orderNo, this.ago(days - stop * 0.35));
    }
  }

  /** Ordered, paid, shipped and received; returns the numbers of the store orders. */
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

  async requestRefund(
    part: string,
    days: number,
    reason: string,
    explain: string,
    kind: RefundKind = 'money',
  ): Promise<string> {
    const request = { orderNo: part, reason, explain, images: [], kind };
    await applyForRefund(this.#db, demoUser, request, this.ago(days));
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

  /**
   * Refunds with a return of the goods: one that waits for the shopper, one for the store, and one that was revoked.
   */
  async returns(reasons: readonly string[]): Promise<void> {
    const services = { db: this.#db } as Services;
    const [toSend = ''] = await this.complete(16);
    await approveRefund(
      services,
      await this.requestRefund(toSend, 4, reasons[3] ?? '', 'One size smaller would fit.', 'goods'),
      this.ago(2),
    );
    const [sent = ''] = await this.complete(18);
    const sentNo = await this.requestRefund(sent, 8, reasons[1] ?? '', '', 'goods');
    await approveRefund(services, sentNo, this.ago(7));
    const parcel = { expressName: 'Royal Mail', trackingNumber: 'RM448812093GB', telephone: '' };
    await returnGoods(this.#db, demoUser, sentNo, parcel, this.ago(5));
    const [kept = ''] = await this.complete(25);
    const keptNo = await this.requestRefund(kept, 19, reasons[0] ?? '', '');
    await revokeRefund(this.#db, keptNo, demoUser, this.ago(18));
  }

  /**
   * Refunds that the store has refused: one that can be escalated to the marketplace, one that waits for its decision,
   * one that it has decided; and one whose money is being paid back.
   */
  async disputes(reasons: readonly string[]): Promise<void> {
    const refused = async (days: number, refusal: string) => {
      const [part = ''] = await this.complete(days + 9);
      const no = await this.requestRefund(part, days, reasons[1] ?? '', 'The lid does not close.');
      await writeToStore(
        this.#db,
        demoUser,
        { refundOrderNo: no, content: 'The lid does not close, whichever way I turn it.', images: [] },
        this.ago(days - 0.2),
      );
      await answerShopper(
        this.#db,
        'merchant',
        { refundOrderNo: no, content: 'Thank you for writing. We check this with our workshop.' },
        this.ago(days - 0.8),
      );
      await refuseRefund(this.#db, no, refusal, this.ago(days - 1));
      return no;
    };
    await refused(5, 'The lid was fine when we packed it.');
    const open = await refused(4, 'The pictures do not show a defect.');
    const reason = 'The store has seen no pictures because it never asked for any. The lid is bent.';
    await escalateRefund(this.#db, demoUser, open, reason, this.ago(2));
    await answerShopper(
      this.#db,
      'platform',
      { refundOrderNo: open, content: 'We have asked the store for its packing photos.' },
      this.ago(1),
    );
    const decided = await refused(15, 'Used goods cannot be returned.');
    await escalateRefund(this.#db, demoUser, decided, 'It was broken when it arrived.', this.ago(13));
    const verdict = { decision: 'refuse', reason: 'The pictures show that it was used.' } as const;
    await recordDecision(this.#db, decided, verdict, this.ago(11));
    const [waiting = ''] = await this.complete(10);
    const waitingNo = await this.requestRefund(waiting, 2, reasons[2] ?? '', '');
    await agreeToRefund(this.#db, waitingNo, this.ago(1));
    // Keeps this state visible: otherwise the jobs of the sandbox would pay it back immediately.
    await this.#tx
      .update(refunds)
      .set({ retryAt: this.ago(-3650) })
      .where(eq(refunds.refundOrderNo, waitingNo));
  }

  /** One parcel that the store delivers itself, and one that was just handed to its carrier. */
  async newestParcels(): Promise<void> {
    const brought = await this.order(2.5);
    await this.pay(brought, 2.4);
    for (const part of await this.parts(brought))
      await ship(this.#db, part, { carrierCode: '', number: '', deliveryType: 'send' }, this.ago(2));
    const shipped = await this.order(1.5);
    await this.pay(shipped, 1.4);
    for (const part of await this.parts(shipped)) await this.ship(part, 1, 1);
  }

  async orders(couponId: number): Promise<void> {
    const [reviewed = ''] = await this.complete(60, 1, couponId);
    await this.review(reviewed, 50, 5, 'Exactly as shown, and it came a day early. Thank you!');
    const reasons = refundReasons.map((reason) => reason.en);
    const [refunded = ''] = await this.complete(45);
    const doneNo = await this.requestRefund(
      refunded,
      39,
      reasons[1] ?? '',
      'The handle was cracked when I unpacked it.',
    );
    // It was paid from the balance, so no external provider is asked for the money.
    await approveRefund({ db: this.#db } as Services, doneNo, this.ago(37));
    const [kept = ''] = await this.complete(34);
    const refusedNo = await this.requestRefund(kept, 28, reasons[0] ?? '', '');
    await refuseRefund(this.#db, refusedNo, 'The fourteen days for returns had passed.', this.ago(26));
    await this.disputes(reasons);
    // Not reviewed yet.
    await this.complete(9, 2);
    const [asked = ''] = await this.complete(12);
    await this.requestRefund(asked, 3, reasons[2] ?? '', 'The colour is much darker than in the pictures.');
    await this.returns(reasons);
    await cancelOrder(this.#db, await this.order(9), demoUser, this.ago(8.9));
    const moving = await this.order(4);
    await this.pay(moving, 4);
    for (const part of await this.parts(moving)) await this.ship(part, 3, 3);
    await this.newestParcels();
    const waiting = await this.order(0.8, 2);
    await this.pay(waiting, 0.79);
    const unpaid = await this.order(0.01, 2);
    // The unpaid demo order can be paid for a week; otherwise a job would cancel it within the hour.
    await this.#tx
      .update(masterOrders)
      .set({ payDeadline: this.ago(-7) })
      .where(eq(masterOrders.orderNo, unpaid));
    await completeUnreviewed(this.#db, this.#now);
  }
}
