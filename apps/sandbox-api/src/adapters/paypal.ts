import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { standInPayments } from '../db/schema.ts';
import { providerDigits } from '../domain/payments/provider-amounts.ts';
import { fromMoney, toMoney } from '../domain/shared/money.ts';

export type PaypalCapture = { isCompleted: boolean; captureId: string; amount: number; currency: string };

export type PaypalGateway = {
  createOrder: (order: {
    orderNo: string;
    amount: number;
    currency: string;
    returnUrl: string;
    cancelUrl: string;
  }) => Promise<{ id: string; approveUrl: string }>;
  /** Captures the approved payment; a repeated call returns the same capture. */
  capture: (id: string, payerId: string) => Promise<PaypalCapture>;
  /** Prevents a later approval of the payment, if the provider supports that. */
  cancelOrder: (id: string) => Promise<void>;
  refund: (captureId: string, amount: number, currency: string, key: string) => Promise<void>;
};

type PaypalOrder = {
  id: string;
  status: string;
  links?: { rel: string; href: string }[];
  purchase_units?: {
    payments?: {
      captures?: { id: string; status: string; amount: { value: string; currency_code: string } }[];
    };
  }[];
};

const toValue = (amount: number, currency: string) => toMoney(amount, providerDigits('paypal', currency));

/** PayPal's REST API, Orders v2. */
export function realPaypal(config: NonNullable<Config['paypal']>): PaypalGateway {
  let access: { token: string; until: number } | undefined;

  const send = async (path: string, headers: Record<string, string>, body: string): Promise<unknown> => {
    const response = await fetch(config.apiOrigin + path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (!response.ok && response.status !== 422)
      throw new Error(`PayPal answered ${response.status} to ${path}`);
    return text ? JSON.parse(text) : {};
  };

  const authorise = async (): Promise<string> => {
    if (access && access.until > Date.now()) return access.token;
    const credentials = Buffer.from(`${config.clientId}:${config.secret}`).toString('base64');
    const answer = (await send(
      '/v1/oauth2/token',
      { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      'grant_type=client_credentials',
    )) as { access_token: string; expires_in: number };
    access = { token: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1000 };
    return access.token;
  };

  const call = async (path: string, key: string, body: unknown): Promise<PaypalOrder> => {
    const headers = {
      authorization: `Bearer ${await authorise()}`,
      'content-type': 'application/json',
      'paypal-request-id': key,
      prefer: 'return=representation',
    };
    return (await send(path, headers, JSON.stringify(body))) as PaypalOrder;
  };

  return {
    createOrder: async ({ orderNo, amount, currency, returnUrl, cancelUrl }) => {
      const order = await call('/v2/checkout/orders', `create-${orderNo}-${amount}`, {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: orderNo,
            invoice_id: orderNo,
            amount: { currency_code: currency, value: toValue(amount, currency) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: returnUrl,
              cancel_url: cancelUrl,
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
            },
          },
        },
      });
      const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!link) throw new Error('PayPal answered no approval link');
      return { id: order.id, approveUrl: link.href };
    },
    capture: async (id) => {
      const order = await call(`/v2/checkout/orders/${encodeURIComponent(id)}/capture`, `capture-${id}`, {});
      const capture = order.purchase_units?.[0]?.payments?.captures?.[0];
      if (!capture) return { isCompleted: false, captureId: '', amount: 0, currency: '' };
      const amount = fromMoney(capture.amount.value, providerDigits('paypal', capture.amount.currency_code));
      if (amount === undefined) throw new Error(`PayPal answered "${capture.amount.value}" as an amount`);
      const { id: captureId, status } = capture;
      return {
        isCompleted: status === 'COMPLETED',
        captureId,
        amount,
        currency: capture.amount.currency_code,
      };
    },
    // PayPal's orders cannot be cancelled: they expire, and no money moves before we capture them.
    cancelOrder: async () => undefined,
    refund: async (captureId, amount, currency, key) => {
      await call(`/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, key, {
        amount: { currency_code: currency, value: toValue(amount, currency) },
      });
    },
  };
}

export type StandInPaypal = PaypalGateway & {
  read: (id: string) => Promise<{ amount: number; returnUrl: string; cancelUrl: string } | undefined>;
  /** Called when the shopper approves on the page; returns the payer's id. */
  approve: (id: string) => Promise<string | undefined>;
};

/** Behaves like PayPal; its approval page is in sandbox/paypal. */
export function standInPaypal(db: Db, config: Pick<Config, 'origin'>): StandInPaypal {
  const find = async (id: string) => {
    const [row] = await db
      .select()
      .from(standInPayments)
      .where(and(eq(standInPayments.id, id), eq(standInPayments.provider, 'paypal')));
    return row;
  };
  return {
    createOrder: async ({ orderNo, amount, currency, returnUrl, cancelUrl }) => {
      const id = randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
      await db.insert(standInPayments).values({
        id,
        provider: 'paypal',
        secret: '',
        amount,
        currency,
        status: 'CREATED',
        metadata: { orderNo, returnUrl, cancelUrl },
      });
      return { id, approveUrl: `${config.origin}/sandbox/paypal/checkout?token=${id}` };
    },
    read: async (id) => {
      const row = await find(id);
      if (!row || row.status === 'VOIDED') return undefined;
      return {
        amount: row.amount,
        returnUrl: row.metadata.returnUrl ?? '',
        cancelUrl: row.metadata.cancelUrl ?? '',
      };
    },
    approve: async (id) => {
      const payerId = randomBytes(7).toString('hex').slice(0, 13).toUpperCase();
      const [row] = await db
        .update(standInPayments)
        .set({ status: 'APPROVED', secret: payerId })
        .where(and(eq(standInPayments.id, id), eq(standInPayments.status, 'CREATED')))
        .returning();
      return row?.secret ?? (await find(id))?.secret;
    },
    capture: async (id, payerId) => {
      const [row] = await db
        .update(standInPayments)
        .set({ status: 'COMPLETED' })
        .where(
          and(
            eq(standInPayments.id, id),
            eq(standInPayments.status, 'APPROVED'),
            eq(standInPayments.secret, payerId),
          ),
        )
        .returning();
      const order = row ?? (await find(id));
      return {
        isCompleted: order?.status === 'COMPLETED',
        captureId: `capture-${id}`,
        amount: order?.amount ?? 0,
        currency: order?.currency ?? '',
      };
    },
    cancelOrder: async (id) => {
      await db
        .update(standInPayments)
        .set({ status: 'VOIDED' })
        .where(and(eq(standInPayments.id, id), inArray(standInPayments.status, ['CREATED', 'APPROVED'])));
    },
    refund: async () => undefined,
  };
}
