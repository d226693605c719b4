import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { StandInStripe, StripeIntent } from '../adapters/stripe-stand-in.ts';
import type { Config } from '../config.ts';
import { fromProviderAmount } from '../domain/payments/provider-amounts.ts';
import { showMoney } from '../domain/shared/currency.ts';
import { readAsset } from './assets.ts';
import { renderPage } from './layout.ts';

/** Stripe.js, the card form inside its frame, and the bank's page. */
export function stripePages(stripe: StandInStripe, config: Config): Hono {
  const app = new Hono();
  app.get('/v3.js', () => readAsset('v3.js'));
  app.get('/element.js', () => readAsset('element.js'));
  app.get('/element.css', () => readAsset('element.css'));

  app.get('/element', async (context) => {
    context.header(
      'Content-Security-Policy',
      "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'",
    );
    return context.html(
      await html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>Card</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/sandbox/stripe/element.css" />
            <script type="module" src="/sandbox/stripe/element.js"></script>
          </head>
          <body>
            <form novalidate autocomplete="on">
              <div class="field wide">
                <label for="number" data-word="number">Card number</label>
                <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-describedby="number-error" required />
                <p class="error" id="number-error" role="alert"></p>
              </div>
              <div class="field">
                <label for="expiry" data-word="expiry">Expiry date</label>
                <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="expiry-error" required />
                <p class="error" id="expiry-error" role="alert"></p>
              </div>
              <div class="field">
                <label for="cvc" data-word="cvc">Security code</label>
                <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-describedby="cvc-error" required />
                <p class="error" id="cvc-error" role="alert"></p>
              </div>
            </form>
          </body>
        </html>`,
    );
  });

  app.get('/intent', async (context) => {
    const intent = await stripe.read(context.req.query('client_secret') ?? '');
    return context.json(intent ? { paymentIntent: intent } : { error: noIntent });
  });

  app.post('/confirm', async (context) => {
    const body: unknown = await context.req.json().catch(() => ({}));
    const field = (name: string) => {
      const value = body && typeof body === 'object' ? Reflect.get(body, name) : '';
      return typeof value === 'string' ? value : '';
    };
    const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
    const intent = await stripe.confirm(field('client_secret'), card, field('return_url'));
    if (!intent) return context.json({ error: noIntent });
    if (intent.status === 'canceled') {
      return context.json({ error: { ...canceledIntent, payment_intent: intent } });
    }
    if (intent.last_payment_error) {
      return context.json({
        error: { type: 'card_error', ...intent.last_payment_error, payment_intent: intent },
      });
    }
    return context.json({ paymentIntent: intent });
  });

  app.get('/bank', async (context) => {
    const secret = context.req.query('client_secret') ?? '';
    const intent = await stripe.read(secret);
    if (intent?.status !== 'requires_action') return backToShop(context, stripe, secret, config);
    return renderPage(
      context,
      'Confirm your payment',
      html`<div class="card">
        <p class="muted">Your bank asks whether it is you (3-D Secure, a stand-in).</p>
        <p class="amount">${showMoney(fromProviderAmount('stripe', intent.amount))}</p>
        <div class="stack">
          ${(['approve', 'fail'] as const).map(
            (verdict) =>
              html`<form method="post" action="/sandbox/stripe/bank">
                <input type="hidden" name="client_secret" value="${secret}" />
                <button name="verdict" value="${verdict}" class="${verdict === 'fail' ? 'bad' : ''}">
                  ${verdict === 'approve' ? 'Complete authentication' : 'Fail authentication'}
                </button>
              </form>`,
          )}
        </div>
      </div>`,
      { isPublic: true },
    );
  });

  app.post('/bank', async (context) => {
    const form = await context.req.parseBody();
    const secret = String(form.client_secret);
    await stripe.authenticate(secret, form.verdict === 'approve');
    return backToShop(context, stripe, secret, config);
  });
  return app;
}

const noIntent = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent. Was the client secret copied whole?',
};

const canceledIntent = {
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message: 'This payment was cancelled and cannot be paid any more.',
};

/** Sends the shopper back to the shop after the bank, as Stripe does: with the result in the URL. */
async function backToShop(
  context: Context,
  stripe: StandInStripe,
  secret: string,
  config: Config,
): Promise<Response> {
  const intent: StripeIntent | undefined = await stripe.read(secret);
  const target = new URL((await stripe.readReturnUrl(secret)) ?? config.shopOrigin);
  if (intent) {
    target.searchParams.set('payment_intent', intent.id);
    target.searchParams.set('payment_intent_client_secret', secret);
    target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  }
  return context.redirect(target.href, 303);
}
