import { refundKindToWire, refundStateToWire } from '@marketfront/api-client';
import { type Db, type Queryable, transact } from '../../db/client.ts';
import { notify } from '../notifications/notifications.ts';
import { isInRefund, type StoreOrder } from '../orders/lifecycle.ts';
import { linesOf } from '../orders/lines.ts';
import { refused } from '../shared/failure.ts';
import { after, day } from '../shared/time.ts';
import { assertLines } from './amounts.ts';
import { assertState, deadlineOf, lockRefund, type Refund, setOrder, setRefund } from './refunds.ts';

/** The number of days after a refusal in which the marketplace can be asked. */
const daysAfterRefusal = 14;

/** Whether the store has refused or missed its deadline, and the marketplace was not asked before. */
export function isEscalatable(refund: Refund, order: StoreOrder, now: Date): boolean {
  const { status, escalatedAt, auditedAt, deadline, decision } = refund;
  if (escalatedAt || decision) return false;
  const { reviewing, refused: refusal, storeReceiving } = refundStateToWire;
  if (status === refusal)
    return auditedAt !== null && now <= after(auditedAt, daysAfterRefusal * day) && !isInRefund(order);
  return (status === reviewing || status === storeReceiving) && deadline !== null && deadline < now;
}

/** The shopper asks the marketplace to decide. Until then no other refund of the order can be requested. */
export function escalateRefund(
  db: Queryable,
  uid: number,
  refundOrderNo: string,
  reason: string,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo, uid);
    if (!isEscalatable(refund, order, now)) throw refused('refundNotEscalatable');
    // The shopper may have been refunded for the same pieces after the refusal.
    const lines = (await linesOf(tx, [order.id])).get(order.id) ?? [];
    assertLines(lines, refund.lines);
    await setRefund(tx, refund, 'marketplaceReviewing', {
      escalationReason: reason,
      escalatedAt: now,
      deadline: deadlineOf('marketplaceReviewing', now),
    });
    await setOrder(tx, order.id, 'applied');
  });
}

export type Verdict = { decision: 'refund' | 'refuse'; reason: string };

/** The marketplace decides. `isDue`: whether to pay the money back now, rather than after the return of the goods. */
export function recordDecision(
  db: Db,
  refundOrderNo: string,
  { decision, reason }: Verdict,
  now: Date,
): Promise<{ isDue: boolean }> {
  return transact(db, async (tx) => {
    const { refund, order } = await lockRefund(tx, refundOrderNo);
    assertState(refund, 'marketplaceReviewing');
    const verdict = { decision, decisionReason: reason, decidedAt: now };
    await notify(tx, refund.uid, 'refundDecided', refundOrderNo, now);
    if (decision === 'refuse') {
      await setRefund(tx, refund, 'refused', verdict);
      await setOrder(tx, order.id, 'none');
      return { isDue: false };
    }
    if (refund.kind === refundKindToWire.goods && !refund.returnedAt) {
      await setRefund(tx, refund, 'returningGoods', {
        ...verdict,
        deadline: deadlineOf('returningGoods', now),
      });
      return { isDue: false };
    }
    await setRefund(tx, refund, 'refunding', verdict);
    await setOrder(tx, order.id, 'refunding');
    return { isDue: true };
  });
}
