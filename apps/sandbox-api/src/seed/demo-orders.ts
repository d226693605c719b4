import { eq } from 'drizzle-orm';
import { masterOrders, refunds } from '../db/schema.ts';
import { ship } from '../domain/orders/fulfilment.ts';
import { cancelOrder, completeUnreviewed } from '../domain/orders/lifecycle.ts';
import { approveRefund } from '../domain/refunds/pay-back.ts';
import { escalateRefund, recordDecision } from '../domain/refunds/escalation.ts';
import { answerShopper, writeToStore } from '../domain/refunds/messages.ts';
import { agreeToRefund, refuseRefund, returnGoods, revokeRefund } from '../domain/refunds/refunds.ts';
import type { Services } from '../services.ts';
import { demoUser } from './accounts.ts';
import { refundReasons } from './site-texts.ts';
import type { DemoHistory } from './demo-history.ts';

/**
 * Refunds with a return of the goods: one that waits for the shopper, one for the store, and one that was revoked.
 */
async function returnGoodsOfOrders(life: DemoHistory, reasons: readonly string[]): Promise<void> {
  const services = { db: life.db } as Services;
  const [toSend = ''] = await life.complete(16);
  await approveRefund(
    services,
    await life.requestRefund(toSend, 4, reasons[3] ?? '', 'One size smaller would fit.', 'goods'),
    life.ago(2),
  );
  const [sent = ''] = await life.complete(18);
  const sentNo = await life.requestRefund(sent, 8, reasons[1] ?? '', '', 'goods');
  await approveRefund(services, sentNo, life.ago(7));
  const parcel = { expressName: 'Royal Mail', trackingNumber: 'RM448812093GB', telephone: '' };
  await returnGoods(life.db, demoUser, sentNo, parcel, life.ago(5));
  const [kept = ''] = await life.complete(25);
  const keptNo = await life.requestRefund(kept, 19, reasons[0] ?? '', '');
  await revokeRefund(life.db, keptNo, demoUser, life.ago(18));
}

/**
 * Refunds that the store has refused: one that can be escalated to the marketplace, one that waits for its decision,
 * one that it has decided; and one whose money is being paid back.
 */
async function disputeRefunds(life: DemoHistory, reasons: readonly string[]): Promise<void> {
  const refused = async (days: number, refusal: string) => {
    const [part = ''] = await life.complete(days + 9);
    const no = await life.requestRefund(part, days, reasons[1] ?? '', 'The lid does not close.');
    await writeToStore(
      life.db,
      demoUser,
      { refundOrderNo: no, content: 'The lid does not close, whichever way I turn it.', images: [] },
      life.ago(days - 0.2),
    );
    await answerShopper(
      life.db,
      'merchant',
      { refundOrderNo: no, content: 'Thank you for writing. We check this with our workshop.' },
      life.ago(days - 0.8),
    );
    await refuseRefund(life.db, no, refusal, life.ago(days - 1));
    return no;
  };
  await refused(5, 'The lid was fine when we packed it.');
  const open = await refused(4, 'The pictures do not show a defect.');
  const reason = 'The store has seen no pictures because it never asked for any. The lid is bent.';
  await escalateRefund(life.db, demoUser, open, reason, life.ago(2));
  await answerShopper(
    life.db,
    'platform',
    { refundOrderNo: open, content: 'We have asked the store for its packing photos.' },
    life.ago(1),
  );
  const decided = await refused(15, 'Used goods cannot be returned.');
  await escalateRefund(life.db, demoUser, decided, 'It was broken when it arrived.', life.ago(13));
  const verdict = { decision: 'refuse', reason: 'The pictures show that it was used.' } as const;
  await recordDecision(life.db, decided, verdict, life.ago(11));
  const [waiting = ''] = await life.complete(10);
  const waitingNo = await life.requestRefund(waiting, 2, reasons[2] ?? '', '');
  await agreeToRefund(life.db, waitingNo, life.ago(1));
  // Keeps this state visible: otherwise the jobs of the sandbox would pay it back immediately.
  await life.db
    .update(refunds)
    .set({ retryAt: life.ago(-3650) })
    .where(eq(refunds.refundOrderNo, waitingNo));
}

/** One parcel that the store delivers itself, and one that was just handed to its carrier. */
async function sendNewestParcels(life: DemoHistory): Promise<void> {
  const brought = await life.order(2.5);
  await life.pay(brought, 2.4);
  for (const part of await life.parts(brought))
    await ship(life.db, part, { carrierCode: '', number: '', deliveryType: 'send' }, life.ago(2));
  const shipped = await life.order(1.5);
  await life.pay(shipped, 1.4);
  for (const part of await life.parts(shipped)) await life.ship(part, 1, 1);
}

/** The orders of the demo account and what became of them. */
export async function seedOrders(life: DemoHistory, couponId: number): Promise<void> {
  const [reviewed = ''] = await life.complete(60, 1, couponId);
  await life.review(reviewed, 50, 5, 'Exactly as shown, and it came a day early. Thank you!');
  const reasons = refundReasons.map((reason) => reason.en);
  const [refunded = ''] = await life.complete(45);
  const doneNo = await life.requestRefund(
    refunded,
    39,
    reasons[1] ?? '',
    'The handle was cracked when I unpacked it.',
  );
  // It was paid from the balance, so no external provider is asked for the money.
  await approveRefund({ db: life.db } as Services, doneNo, life.ago(37));
  const [kept = ''] = await life.complete(34);
  const refusedNo = await life.requestRefund(kept, 28, reasons[0] ?? '', '');
  await refuseRefund(life.db, refusedNo, 'The fourteen days for returns had passed.', life.ago(26));
  await disputeRefunds(life, reasons);
  // Not reviewed yet.
  await life.complete(9, 2);
  const [asked = ''] = await life.complete(12);
  await life.requestRefund(asked, 3, reasons[2] ?? '', 'The colour is much darker than in the pictures.');
  await returnGoodsOfOrders(life, reasons);
  await cancelOrder(life.db, await life.order(9), demoUser, life.ago(8.9));
  const moving = await life.order(4);
  await life.pay(moving, 4);
  for (const part of await life.parts(moving)) await life.ship(part, 3, 3);
  await sendNewestParcels(life);
  const waiting = await life.order(0.8, 2);
  await life.pay(waiting, 0.79);
  const unpaid = await life.order(0.01, 2);
  // The unpaid demo order can be paid for a week; otherwise a job would cancel it within the hour.
  await life.db
    .update(masterOrders)
    .set({ payDeadline: life.ago(-7) })
    .where(eq(masterOrders.orderNo, unpaid));
  await completeUnreviewed(life.db, life.ago(0));
}
