import { Hono } from 'hono';
import { html } from 'hono/html';
import type { StandInPaypal } from '../adapters/paypal.ts';
import { fromProviderAmount } from '../domain/payments/provider-amounts.ts';
import { showMoney } from '../domain/shared/currency.ts';
import { renderPage } from './layout.ts';

const withQuery = (address: string, values: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
};

/** PayPal's approval page, as far as a shop uses it: approve or cancel. Plain forms, no script. */
export function paypalPages(paypal: StandInPaypal): Hono {
  const app = new Hono();
  app.get('/checkout', async (context) => {
    const token = context.req.query('token') ?? '';
    const order = await paypal.read(token);
    if (!order)
      return renderPage(context, 'This payment does not exist or was cancelled', html``, { isPublic: true });
    return renderPage(
      context,
      'Pay with PayPal',
      html`<div class="card">
        <p class="muted">A stand-in for PayPal: no money moves.</p>
        <p class="amount">${showMoney(fromProviderAmount('paypal', order.amount))}</p>
        <div class="stack">
          <form method="post" action="/sandbox/paypal/approve">
            <input type="hidden" name="token" value="${token}" />
            <button>Agree and pay</button>
          </form>
          <form method="post" action="/sandbox/paypal/cancel">
            <input type="hidden" name="token" value="${token}" />
            <button class="quiet">Cancel and return to the shop</button>
          </form>
        </div>
      </div>`,
      { isPublic: true },
    );
  });
  app.post('/approve', async (context) => {
    const { token } = await context.req.parseBody();
    const order = await paypal.read(String(token));
    const payerId = await paypal.approve(String(token));
    if (!order || !payerId) return context.redirect('/sandbox/paypal/checkout', 303);
    return context.redirect(withQuery(order.returnUrl, { token: String(token), PayerID: payerId }), 303);
  });
  app.post('/cancel', async (context) => {
    const { token } = await context.req.parseBody();
    const order = await paypal.read(String(token));
    if (!order) return context.redirect('/sandbox/paypal/checkout', 303);
    return context.redirect(withQuery(order.cancelUrl, { token: String(token) }), 303);
  });
  return app;
}
