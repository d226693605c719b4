import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { standInPayments } from '../db/schema.ts';
import { assertChargeable } from '../domain/payments/provider-amounts.ts';
import { readSignedEvent, type StripeGateway } from './stripe.ts';

export type Card = { number: string; expiry: string; cvc: string };

type Row = typeof standInPayments.$inferSelect;
type CardError = NonNullable<Row['lastError']>;

/** A PaymentIntent of Stripe.js, with the fields that shops read. */
export type StripeIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  last_payment_error: { code: string; decline_code: string; message: string } | null;
};

export type StandInStripe = StripeGateway & {
  /** Delivers signed events to the shop's webhook; set once the routes exist. */
  connect: (deliver: (body: string, signature: string) => Promise<void>) => void;
  read: (clientSecret: string) => Promise<StripeIntent | undefined>;
  confirm: (clientSecret: string, card: Card, returnUrl: string) => Promise<StripeIntent | undefined>;
  /** The shopper's answer on the bank's page. */
  authenticate: (clientSecret: string, isApproved: boolean) => Promise<StripeIntent | undefined>;
  /** The address to which the bank's page sends the shopper back. */
  readReturnUrl: (clientSecret: string) => Promise<string | undefined>;
  /** A correctly signed event, for tests of replay and forgery. */
  sign: (body: string) => string;
};

// Not a real secret: it lets the stand-in refuse forged requests.
const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;

const declines: Readonly<Record<string, CardError>> = {
  '4000000000000002': {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
};
const withBankPage = '4000002500003155';

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The bank's refusal; undefined when the card is accepted. */
function findCardError({ number, expiry, cvc }: Card, now: Date): CardError | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || !passesLuhn(digits)) {
    return { code: 'incorrect_number', declineCode: '', message: 'Your card number is invalid.' };
  }
  const [month = 0, year = 0] = expiry.split('/').map((part) => Number(part.replace(/\D/g, '')));
  const lastMoment = new Date(Date.UTC(year < 100 ? 2000 + year : year, month, 1));
  if (month < 1 || month > 12 || lastMoment <= now) {
    return { code: 'expired_card', declineCode: '', message: "Your card's expiration date is in the past." };
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) {
    return { code: 'incorrect_cvc', declineCode: '', message: "Your card's security code is incomplete." };
  }
  return declines[digits];
}

/** Behaves like Stripe, with its own table, signed events and Stripe.js (sandbox/stripe). */
export function standInStripe(db: Db, config: Pick<Config, 'origin'>): StandInStripe {
  // The SDK only signs and checks here; nothing is sent to Stripe.
  const sdk = new Stripe('sk_test_stand_in');
  let deliver: (body: string, signature: string) => Promise<void> = async () => undefined;

  const find = async (clientSecret: string): Promise<Row | undefined> => {
    const [row] = await db
      .select()
      .from(standInPayments)
      .where(and(eq(standInPayments.provider, 'stripe'), eq(standInPayments.secret, clientSecret)));
    return row;
  };

  const toWire = (row: Row): StripeIntent => ({
    id: row.id,
    object: 'payment_intent',
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    client_secret: row.secret,
    next_action:
      row.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${config.origin}/sandbox/stripe/bank?client_secret=${row.secret}` },
          }
        : null,
    last_payment_error: row.lastError
      ? { code: row.lastError.code, decline_code: row.lastError.declineCode, message: row.lastError.message }
      : null,
  });

  const sign = (body: string) =>
    sdk.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });

  const move = async (row: Row, from: string[], to: Partial<Row>): Promise<StripeIntent> => {
    const [moved] = await db
      .update(standInPayments)
      .set(to)
      .where(and(eq(standInPayments.id, row.id), inArray(standInPayments.status, from)))
      .returning();
    if (moved?.status === 'succeeded') {
      const body = JSON.stringify({
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        created: Math.floor(Date.now() / 1000),
        data: { object: { ...toWire(moved), amount_received: moved.amount, metadata: moved.metadata } },
      });
      await deliver(body, sign(body));
    }
    return toWire(moved ?? (await find(row.secret)) ?? row);
  };

  const fail = (row: Row, lastError: CardError) =>
    move(row, ['requires_payment_method', 'requires_action'], {
      status: 'requires_payment_method',
      lastError,
    });

  const readIntent = async (id: string) => {
    const [row] = await db.select().from(standInPayments).where(eq(standInPayments.id, id));
    if (!row) throw new Error(`no such payment_intent: ${id}`);
    return { id: row.id, status: row.status, amount: row.amount, currency: row.currency };
  };

  return {
    publishableKey: 'pk_test_stand_in',
    scriptUrl: `${config.origin}/sandbox/stripe/v3.js`,
    connect: (target) => {
      deliver = target;
    },
    createIntent: async ({ orderNo, amount, currency }) => {
      assertChargeable('stripe', amount, currency);
      const id = `pi_${randomBytes(12).toString('hex')}`;
      const secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
      await db.insert(standInPayments).values({
        id,
        provider: 'stripe',
        secret,
        amount,
        currency: currency.toLowerCase(),
        status: 'requires_payment_method',
        metadata: { orderNo },
      });
      return { id, clientSecret: secret };
    },
    readIntent,
    cancelIntent: async (id) => {
      await db
        .update(standInPayments)
        .set({ status: 'canceled' })
        .where(
          and(
            eq(standInPayments.id, id),
            inArray(standInPayments.status, ['requires_payment_method', 'requires_action']),
          ),
        );
      return readIntent(id);
    },
    refund: async () => undefined,
    readEvent: readSignedEvent(sdk, webhookSecret),
    sign,
    read: async (clientSecret) => {
      const row = await find(clientSecret);
      return row && toWire(row);
    },
    readReturnUrl: async (clientSecret) => (await find(clientSecret))?.metadata.returnUrl,
    confirm: async (clientSecret, card, returnUrl) => {
      const row = await find(clientSecret);
      if (!row) return undefined;
      const error = findCardError(card, new Date());
      if (error) return fail(row, error);
      const open = ['requires_payment_method', 'requires_action'];
      if (card.number.replace(/\D/g, '') === withBankPage) {
        const isAddress = /^https?:\/\//.test(returnUrl) && URL.canParse(returnUrl);
        const metadata = { ...row.metadata, ...(isAddress ? { returnUrl } : {}) };
        return move(row, open, { status: 'requires_action', lastError: null, metadata });
      }
      return move(row, open, { status: 'succeeded', lastError: null });
    },
    authenticate: async (clientSecret, isApproved) => {
      const row = await find(clientSecret);
      if (!row) return undefined;
      if (isApproved) return move(row, ['requires_action'], { status: 'succeeded' });
      return fail(row, {
        code: 'payment_intent_authentication_failure',
        declineCode: '',
        message:
          'We are unable to authenticate your payment method. Please choose another one and try again.',
      });
    },
  };
}
