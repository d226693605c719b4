import type { Schemas } from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import { masterOrders, payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { cancelOrderAndPayments } from './closing.ts';
import { confirmPayment, paymentOf } from './confirmation.ts';
import { assertPayable } from './payments.ts';

export async function capturePaypal(
  services: Services,
  uid: number,
  { token, payerId }: { token: string; payerId: string },
  now: Date,
): Promise<Schemas['PaypalCaptured']> {
  const { db, paypal } = services;
  const [row] = await db
    .select({ payment: payments, master: masterOrders })
    .from(payments)
    .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
    .where(and(paymentOf('paypal', token), eq(masterOrders.uid, uid)));
  if (!row) throw refused('orderNotFound');
  const { payment, master } = row;
  const answer = { payPrice: toMoney(master.payPrice), orderNo: master.orderNo };
  if (payment.status === 'succeeded') return { ...answer, status: true };
  // Nothing is captured for an order that will not be shipped.
  assertPayable(master, now);
  const capture = await paypal.capture(token, payerId);
  if (!capture.isCompleted) return { ...answer, status: false };
  return { ...answer, status: await confirmPayment(services, 'paypal', token, capture, now) };
}

/** The shopper cancelled on PayPal's page. Only they and PayPal know the token, so it is sufficient proof. */
export async function cancelPaypal(services: Services, token: string, now: Date): Promise<void> {
  const [row] = await services.db
    .select({ orderNo: masterOrders.orderNo, isCancel: masterOrders.isCancel })
    .from(payments)
    .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
    .where(paymentOf('paypal', token));
  if (!row) throw refused('orderNotFound');
  if (!row.isCancel) await cancelOrderAndPayments(services, row.orderNo, undefined, now);
}
