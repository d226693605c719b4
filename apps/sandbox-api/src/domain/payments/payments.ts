import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { masterOrders, payments, storeOrders, users, webhookEvents } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { cancelOrder, lockMaster, type MasterOrder, settle } from '../orders/lifecycle.ts';
import { readMaster } from '../orders/details.ts';
import { readSiteConfig } from '../site/site-config.ts';

type Payment = typeof payments.$inferSelect;
type Provider = Payment['provider'];

/** Every shop of this family charges dollars, whatever symbol it shows. */
const currency = 'USD';

const unsupported =
  'This payment method is not currently supported, please refresh the page or contact the administrator';

export type PayRequest = { orderNo: string; payType: string; payChannel: string };

/** Which of our ways to pay a wire's payType is; undefined when this shop does not offer it. */
export async function chooseProvider(
  db: Db,
  payType: string,
): Promise<Exclude<Provider, 'free'> | undefined> {
  const site = await readSiteConfig(db);
  const open: Readonly<Record<string, boolean>> = {
    stripe: site.stripeOpen,
    paypal: site.paypalOpen,
    cod: site.codOpen,
    yue: site.balanceOpen,
  };
  const providers = ['stripe', 'paypal', 'cod', 'yue'] as const;
  return providers.find((provider) => provider === payType && open[provider]);
}

export async function refuseUnsupported(db: Db, payType: string): Promise<void> {
  if (!(await chooseProvider(db, payType))) throw refused(unsupported);
}

function refuseClosed(master: MasterOrder, now: Date): void {
  if (master.paid) throw refused('order paid');
  if (master.isCancel || master.payDeadline <= now) throw refused('order cancelled');
}

export async function pay(
  services: Services,
  uid: number,
  request: PayRequest,
  now: Date,
): Promise<Schemas['PayResult']> {
  const { db } = services;
  const provider = await chooseProvider(db, request.payType);
  if (!provider) throw refused(unsupported);
  const master = await readMaster(db, request.orderNo, uid);
  refuseClosed(master, now);
  const answer = { payType: provider, orderNo: master.orderNo, redirect: null, stripeClientSecret: null };
  if (master.payPrice === 0) {
    await settleDirectly(db, master, 'free', now);
    return { ...answer, status: true };
  }
  if (provider === 'cod' || provider === 'yue') {
    await settleDirectly(db, master, provider, now);
    return { ...answer, status: true };
  }
  const payment = await findPending(db, master, provider).then(
    (pending) => pending ?? open(services, master, provider, now),
  );
  await db.transaction(async (tx) => {
    const chosen = { payType: provider };
    await tx
      .update(masterOrders)
      .set({ ...chosen, payChannel: request.payChannel, redirect: payment.redirect })
      .where(eq(masterOrders.id, master.id));
    await tx.update(storeOrders).set(chosen).where(eq(storeOrders.masterId, master.id));
  });
  return { ...answer, status: false, redirect: payment.redirect, stripeClientSecret: payment.clientSecret };
}

/** Asking to pay again goes on with what was begun. */
async function findPending(db: Db, master: MasterOrder, provider: Provider): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.masterId, master.id),
        eq(payments.provider, provider),
        eq(payments.status, 'pending'),
        eq(payments.amount, master.payPrice),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

async function open(
  { db, stripe, paypal, config }: Services,
  master: MasterOrder,
  provider: 'stripe' | 'paypal',
  now: Date,
): Promise<Payment> {
  const { orderNo, payPrice: amount } = master;
  const begun =
    provider === 'stripe'
      ? await stripe
          .createIntent({ orderNo, amount, currency: currency.toLowerCase() })
          .then(({ id, clientSecret }) => ({ providerId: id, clientSecret, redirect: null }))
      : await paypal
          .createOrder({
            orderNo,
            amount,
            currency,
            returnUrl: `${config.shopOrigin}/order/payment_result?status=1`,
            cancelUrl: `${config.shopOrigin}/order/payment_result?status=0&local_order_no=${orderNo}`,
          })
          .then(({ id, approveUrl }) => ({ providerId: id, clientSecret: null, redirect: approveUrl }));
  const values = {
    ...begun,
    masterId: master.id,
    provider,
    amount,
    currency,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db
    .insert(payments)
    .values(values)
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerId],
      set: { updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('the new payment was not returned');
  return row;
}

/**
 * Ways without a provider, decided at once. Cash on delivery is an accepted order: it goes on to be shipped,
 * and the payment stays "due" until the parcels have been received.
 */
function settleDirectly(
  db: Db,
  order: MasterOrder,
  provider: 'cod' | 'yue' | 'free',
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const master = await lockMaster(tx, order.orderNo);
    refuseClosed(master, now);
    if (provider === 'yue') await takeBalance(tx, master.uid, master.payPrice);
    await tx.insert(payments).values({
      masterId: master.id,
      provider,
      providerId: master.orderNo,
      amount: master.payPrice,
      currency,
      status: provider === 'cod' ? 'due' : 'succeeded',
      createdAt: now,
      updatedAt: now,
    });
    await settle(tx, master, provider === 'free' ? master.payType : provider, now);
  });
}

async function takeBalance(tx: Transaction, uid: number, amount: number): Promise<void> {
  const [row] = await tx
    .update(users)
    .set({ balance: sql`${users.balance} - ${amount}` })
    .where(and(eq(users.id, uid), gte(users.balance, amount)))
    .returning({ id: users.id });
  if (!row) throw refused('Insufficient balance');
}

type Confirmation = { amount: number; currency: string; captureId?: string };
type Outcome = 'settled' | 'already' | 'unknown' | 'mismatch' | 'late';

/** A provider says that money came in. Acts once; says nothing is settled when anything is not as we asked. */
async function confirm(
  tx: Transaction,
  provider: 'stripe' | 'paypal',
  providerId: string,
  said: Confirmation,
  now: Date,
): Promise<Outcome> {
  const mine = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
  const [found] = await tx
    .select({ orderNo: masterOrders.orderNo })
    .from(payments)
    .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
    .where(mine);
  if (!found) return 'unknown';
  const master = await lockMaster(tx, found.orderNo);
  const [payment] = await tx.select().from(payments).where(mine).for('update');
  if (!payment) return 'unknown';
  if (payment.status === 'succeeded' || payment.status === 'refunded') return 'already';
  if (said.amount !== payment.amount || said.currency.toUpperCase() !== payment.currency) return 'mismatch';
  await tx
    .update(payments)
    .set({ status: 'succeeded', captureId: said.captureId ?? null, updatedAt: now })
    .where(eq(payments.id, payment.id));
  if (master.paid || master.isCancel) return 'late';
  await settle(tx, master, provider, now);
  return 'settled';
}

/** Money for an order that was cancelled or paid otherwise goes straight back. */
async function returnLate(
  services: Services,
  provider: Provider,
  providerId: string,
  now: Date,
): Promise<void> {
  const { db } = services;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)));
  if (payment?.status !== 'succeeded') return;
  await refundAtProvider(services, payment, payment.amount, `late-${payment.id}`);
  await db
    .update(payments)
    .set({ status: 'refunded', refundedAmount: payment.amount, updatedAt: now })
    .where(eq(payments.id, payment.id));
}

/** Providers that hold the money; for the others the caller moves it in its own transaction. */
export async function refundAtProvider(
  { stripe, paypal }: Services,
  payment: Payment,
  amount: number,
  key: string,
): Promise<void> {
  if (amount === 0) return;
  if (payment.provider === 'stripe') await stripe.refund(payment.providerId, amount, key);
  if (payment.provider === 'paypal')
    await paypal.refund(payment.captureId ?? '', amount, payment.currency, key);
}

export async function handleStripeEvent(
  services: Services,
  body: string,
  signature: string,
  now: Date,
): Promise<Outcome | 'ignored'> {
  const event = services.stripe.readEvent(body, signature);
  const { intent } = event;
  if (event.type !== 'payment_intent.succeeded' || !intent) return 'ignored';
  const outcome = await transact(services.db, async (tx) => {
    // Stripe delivers at least once: the second delivery finds the first one's row.
    const [first] = await tx
      .insert(webhookEvents)
      .values({ id: `stripe:${event.id}`, type: event.type, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    return first ? confirm(tx, 'stripe', intent.id, intent, now) : ('already' as const);
  });
  if (outcome === 'late') await returnLate(services, 'stripe', intent.id, now);
  return outcome;
}

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
    .where(and(eq(payments.provider, 'paypal'), eq(payments.providerId, token), eq(masterOrders.uid, uid)));
  if (!row) throw refused('order does not exist');
  const { payment, master } = row;
  const answer = { payPrice: toMoney(master.payPrice), orderNo: master.orderNo };
  if (payment.status === 'succeeded') return { ...answer, status: true };
  // Nothing is captured for an order that will not be shipped.
  refuseClosed(master, now);
  const capture = await paypal.capture(token, payerId);
  if (!capture.isCompleted) return { ...answer, status: false };
  const outcome = await transact(db, (tx) => confirm(tx, 'paypal', token, capture, now));
  if (outcome === 'late') await returnLate(services, 'paypal', token, now);
  return { ...answer, status: outcome === 'settled' || outcome === 'already' };
}

/** The shopper turned back on PayPal's page. The token is the proof: only they and PayPal know it. */
export async function cancelPaypal({ db }: Services, token: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ orderNo: masterOrders.orderNo, isCancel: masterOrders.isCancel })
    .from(payments)
    .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
    .where(and(eq(payments.provider, 'paypal'), eq(payments.providerId, token)));
  if (!row) throw refused('order does not exist');
  if (!row.isCancel) await cancelOrder(db, row.orderNo, undefined, now);
}

/** Is it paid? Asks Stripe as well, for where its webhook cannot reach us (a developer's own machine). */
export async function isPaid(services: Services, uid: number, orderNo: string, now: Date): Promise<boolean> {
  const { db, stripe, config } = services;
  const master = await readMaster(db, orderNo, uid);
  if (master.paid || master.isCancel || !config.stripe) return master.paid;
  const pending = await findPending(db, master, 'stripe');
  if (!pending) return false;
  const intent = await stripe.readIntent(pending.providerId);
  if (intent.status !== 'succeeded') return false;
  const outcome = await transact(db, (tx) => confirm(tx, 'stripe', intent.id, intent, now));
  if (outcome === 'late') await returnLate(services, 'stripe', intent.id, now);
  return outcome === 'settled' || outcome === 'already';
}
