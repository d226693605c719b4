import { type RefundState, refundStateFromWire, refundStateToWire } from '@marketfront/api-client';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { refunds } from '../db/schema.ts';
import { toMoney } from '../domain/shared/money.ts';
import { approveRefund, refuseRefund } from '../domain/refunds/refunds.ts';
import type { Services } from '../services.ts';
import { runAction, emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

const stateNames = {
  reviewing: 'under review',
  refused: 'refused',
  refunding: 'refunding',
  refunded: 'refunded',
  returningGoods: 'goods on their way back',
  storeReceiving: 'the store checks the goods',
  revoked: 'revoked',
} as const satisfies Record<RefundState, string>;

/** Lets stores approve refunds, or refuse them with a reason. */
export function refundsPage(services: Services): Hono {
  const app = new Hono();
  const { db, clock } = services;
  app.get('/refunds', async (context) => {
    const rows = await db.select().from(refunds).orderBy(desc(refunds.id)).limit(rowLimit);
    return renderPage(
      context,
      'Refunds',
      html`${rows.length === 0 ? emptyMessage('Nobody has asked for a refund.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.refundOrderNo}</h2>
            <p>${row.merName} · $${toMoney(row.refundPrice)} · <strong>${stateNames[refundStateFromWire(row.status)]}</strong></p>
            <p>${row.reason}${row.explain ? html`: ${row.explain}` : ''}</p>
            ${
              row.status === refundStateToWire.reviewing
                ? html`<form method="post" action="/sandbox/refunds/${row.refundOrderNo}/approve"><button>Approve</button></form>
                  <form method="post" action="/sandbox/refunds/${row.refundOrderNo}/refuse">
                    <label>Reason<input name="reason" required maxlength="255" /></label>
                    <button class="bad">Refuse</button>
                  </form>`
                : ''
            }
          </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });
  app.post('/refunds/:no/approve', (context) =>
    runAction(context, '/sandbox/refunds', () =>
      approveRefund(services, context.req.param('no'), clock.now()),
    ),
  );
  app.post('/refunds/:no/refuse', async (context) => {
    const { reason } = await context.req.parseBody();
    const why = String(reason ?? '').slice(0, 255) || 'The goods were used';
    return runAction(context, '/sandbox/refunds', () =>
      refuseRefund(db, context.req.param('no'), why, clock.now()),
    );
  });
  return app;
}
