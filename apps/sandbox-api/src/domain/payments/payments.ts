import { record } from '@marketfront/operations';
import { type PaymentMethod, paymentMethodToWire, type Schemas } from '@marketfront/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { masterOrders, payments, storeOrders } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { message } from '../../messages/index.ts';
import { takeBalance } from '../account/balance.ts';
import { readMaster } from '../orders/details.ts';
import { lockMaster, markPaid, type MasterOrder } from '../orders/lifecycle.ts';
import { marketCurrency } from '../shared/currency.ts';
import { refused } from '../shared/failure.ts';
import type { Once } from '../shared/idempotency.ts';
import { type DirectMethod, isDirect, type ProviderMethod, assertPaymentMethodSupported } from './methods.ts';
import { type Payment, providers } from './providers.ts';

export type PayRequest = { orderNo: string; method: PaymentMethod; payChannel: string };

export function assertPayable(master: MasterOrder, now: Date): void {
  if (master.paid) throw refused('orderAlreadyPaid');
  if (master.isCancel || master.payDeadline <= now) throw refused('orderCancelled');
}

export async function pay(
  services: Services,
  uid: number,
  request: PayRequest,
  now: Date,
  once: Once = (work) => transact(services.db, work),
): Promise<Schemas['PayResult']> {
  const { db } = services;
  const method = await assertPaymentMethodSupported(db, request.method);
  const payType = paymentMethodToWire(method);
  const master = await readMaster(db, request.orderNo, uid);
  const answer = { payType, orderNo: master.orderNo, redirect: null, stripeClientSecret: null };
  if (master.payPrice === 0 || isDirect(method)) {
    const directMethod = isDirect(method) && master.payPrice > 0 ? method : 'free';
    await once((tx) => payDirectly(tx, master, directMethod, now));
    record('marketfront.payments', 1, { 'marketfront.payment.result': 'paid' });
    return { ...answer, status: true };
  }
  // Not by key: an opened payment stays the same while it can be paid, and no longer.
  assertPayable(master, now);
  const payment =
    (await findPending(db, master, method)) ?? (await openPayment(services, master, method, now));
  await transact(db, async (tx) => {
    // Fails if it was cancelled during the provider's call; the job then closes the new payment.
    assertPayable(await lockMaster(tx, master.orderNo), now);
    await tx
      .update(masterOrders)
      .set({ payType, payChannel: request.payChannel, redirect: payment.redirect })
      .where(eq(masterOrders.id, master.id));
    await tx.update(storeOrders).set({ payType }).where(eq(storeOrders.masterId, master.id));
  });
  return { ...answer, status: false, redirect: payment.redirect, stripeClientSecret: payment.clientSecret };
}

/** The payment that was opened before, so that paying again continues it. */
export async function findPending(
  db: Db,
  master: MasterOrder,
  method: ProviderMethod,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.masterId, master.id),
        eq(payments.provider, paymentMethodToWire(method)),
        eq(payments.status, 'pending'),
        eq(payments.amount, master.payPrice),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

async function openPayment(
  services: Services,
  master: MasterOrder,
  method: ProviderMethod,
  now: Date,
): Promise<Payment> {
  const opened = await providers[method].open(services, master);
  const [row] = await services.db
    .insert(payments)
    .values({
      ...opened,
      masterId: master.id,
      provider: paymentMethodToWire(method),
      amount: master.payPrice,
      currency: marketCurrency.code,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: [payments.provider, payments.providerId], set: { updatedAt: now } })
    .returning();
  if (!row) throw new Error('the new payment was not returned');
  return row;
}

/** Methods without a provider are decided immediately, and so is an order that costs nothing. */
async function payDirectly(
  tx: Transaction,
  order: MasterOrder,
  method: DirectMethod | 'free',
  now: Date,
): Promise<void> {
  const master = await lockMaster(tx, order.orderNo);
  assertPayable(master, now);
  const row = {
    masterId: master.id,
    providerId: master.orderNo,
    amount: master.payPrice,
    currency: marketCurrency.code,
    createdAt: now,
    updatedAt: now,
  };
  if (method === 'free') {
    await tx.insert(payments).values({ ...row, provider: 'free', status: 'succeeded' });
    return markPaid(tx, master, undefined, now);
  }
  const status = await takeMoney[method](tx, master, now);
  await tx.insert(payments).values({ ...row, provider: paymentMethodToWire(method), status });
  return markPaid(tx, master, method, now);
}

/** Takes the money of a direct method; the status says whether it has been received. */
const takeMoney: Record<
  DirectMethod,
  (tx: Transaction, order: MasterOrder, now: Date) => Promise<Payment['status']>
> = {
  balance: async (tx, { uid, payPrice, orderNo }, now) => {
    await takeBalance(tx, { uid, amount: payPrice, linkId: orderNo, title: message('balance.payment') }, now);
    return 'succeeded';
  },
  // For an accepted order: it is shipped, and the payment stays due until the parcels have been received.
  cashOnDelivery: async () => 'due',
};
