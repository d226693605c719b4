import {
  isRefundSettled,
  refundKindToWire,
  type RefundState,
  refundStateFromWire,
  refundStateToWire,
} from '@marketfront/api-client';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { masterOrders, payments, refundMessages, refunds } from '../db/schema.ts';
import { showMoney } from '../domain/shared/currency.ts';
import { retryLateRefund } from '../domain/payments/confirmation.ts';
import { answerShopper } from '../domain/refunds/messages.ts';
import { approveRefund, decideRefund, receiveReturn, retryRefund } from '../domain/refunds/pay-back.ts';
import { refuseRefund } from '../domain/refunds/refunds.ts';
import { maxAttempts } from '../domain/shared/retries.ts';
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
  marketplaceReviewing: 'the marketplace decides',
} as const satisfies Record<RefundState, string>;

type Unpaid = { attempts: number; failure: string | null };

/** The reason why money could not be paid back, whether it is retried automatically, and a button to try now. */
const failureNotice = ({ attempts, failure }: Unpaid, action: string) =>
  html`<p class="notice" role="status">
      Could not be paid back (${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${
        attempts < maxAttempts ? 'tried again automatically' : 'not tried again automatically'
      }): ${failure}
    </p>
    <form method="post" action="${action}"><button>Try again</button></form>`;

/** The decisions of the store or the marketplace in each state: on the first request, and on the returned goods. */
function decisions({ refundOrderNo, status }: typeof refunds.$inferSelect) {
  const isReturned = status === refundStateToWire.storeReceiving;
  if (status === refundStateToWire.marketplaceReviewing)
    return html`<form method="post" action="/sandbox/refunds/${refundOrderNo}/decide">
      <label>Reason of the decision<input name="reason" required maxlength="255" /></label>
      <button name="decision" value="refund">Refund</button>
      <button class="bad" name="decision" value="refuse">Keep the refusal</button>
    </form>`;
  if (status !== refundStateToWire.reviewing && !isReturned) return '';
  return html`<form method="post" action="/sandbox/refunds/${refundOrderNo}/${isReturned ? 'receive' : 'approve'}">
      <button>${isReturned ? 'The goods are back' : 'Approve'}</button>
    </form>
    <form method="post" action="/sandbox/refunds/${refundOrderNo}/refuse">
      <label>Reason<input name="reason" required maxlength="255" /></label>
      <button class="bad">Refuse</button>
    </form>`;
}

const authorNames = { user: 'Shopper', merchant: 'Store', platform: 'Marketplace' } as const;

/** The messages about a refund, and a form to answer as the store or as the marketplace. */
const conversation = (
  { refundOrderNo, status }: typeof refunds.$inferSelect,
  messages: readonly (typeof refundMessages.$inferSelect)[],
) =>
  html`${messages.map(
    ({ author, content, images }) =>
      html`<p class="muted">${authorNames[author]}: ${content}${
        images.length > 0 ? ` (${images.length} ${images.length === 1 ? 'picture' : 'pictures'})` : ''
      }</p>`,
  )}
  ${
    isRefundSettled(refundStateFromWire(status))
      ? ''
      : html`<form method="post" action="/sandbox/refunds/${refundOrderNo}/answer">
          <label>Message to the shopper<input name="content" required maxlength="500" /></label>
          <button name="author" value="merchant">Answer as the store</button>
          <button name="author" value="platform">Answer as the marketplace</button>
        </form>`
  }`;

/**
 * Lets stores approve refunds, confirm returned goods, or refuse with a reason; the marketplace decides escalated
 * refunds.
 */
export function refundsPage(services: Services): Hono {
  const app = new Hono();
  const { db, clock } = services;
  app.get('/refunds', async (context) => {
    const rows = await db.select().from(refunds).orderBy(desc(refunds.id)).limit(rowLimit);
    const messages = await db
      .select()
      .from(refundMessages)
      .where(
        inArray(
          refundMessages.refundId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(refundMessages.id));
    const late = await db
      .select({ payment: payments, orderNo: masterOrders.orderNo })
      .from(payments)
      .innerJoin(masterOrders, eq(masterOrders.id, payments.masterId))
      .where(and(eq(payments.status, 'refundDue'), isNotNull(payments.failure)))
      .orderBy(desc(payments.id))
      .limit(rowLimit);
    return renderPage(
      context,
      'Refunds',
      html`${late.map(
        ({ payment, orderNo }) =>
          html`<article class="card">
            <h2>Late payment of ${orderNo}</h2>
            <p>${payment.provider} ${payment.providerId} · ${showMoney(payment.amount)}</p>
            ${failureNotice(payment, `/sandbox/refunds/late/${payment.id}/retry`)}
          </article>`,
      )}
      ${rows.length === 0 ? emptyMessage('Nobody has asked for a refund.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.refundOrderNo}</h2>
            <p>${row.merName} · ${row.totalNum} ${row.totalNum === 1 ? 'piece' : 'pieces'} · ${
              row.kind === refundKindToWire.goods ? 'goods come back' : 'money only'
            } · ${showMoney(row.refundPrice)} · <strong>${stateNames[refundStateFromWire(row.status)]}</strong></p>
            ${
              row.status === refundStateToWire.refunding && row.failure
                ? failureNotice(row, `/sandbox/refunds/${row.refundOrderNo}/retry`)
                : ''
            }
            <p>${row.reason}${row.explain ? html`: ${row.explain}` : ''}</p>
            ${row.trackingNumber ? html`<p>Sent back with ${row.expressName}, number ${row.trackingNumber}</p>` : ''}
            ${row.escalatedAt ? html`<p>The marketplace was asked to decide: ${row.escalationReason}</p>` : ''}
            ${decisions(row)}
            ${conversation(
              row,
              messages.filter(({ refundId }) => refundId === row.id),
            )}
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
  app.post('/refunds/:no/receive', (context) =>
    runAction(context, '/sandbox/refunds', () =>
      receiveReturn(services, context.req.param('no'), clock.now()),
    ),
  );
  app.post('/refunds/:no/retry', (context) =>
    runAction(context, '/sandbox/refunds', () => retryRefund(services, context.req.param('no'), clock.now())),
  );
  app.post('/refunds/late/:id{[0-9]+}/retry', (context) =>
    runAction(context, '/sandbox/refunds', () =>
      retryLateRefund(services, Number(context.req.param('id')), clock.now()),
    ),
  );
  app.post('/refunds/:no/answer', async (context) => {
    const { author, content } = await context.req.parseBody();
    const text = String(content ?? '').slice(0, 500);
    return runAction(context, '/sandbox/refunds', () =>
      answerShopper(
        db,
        author === 'platform' ? 'platform' : 'merchant',
        { refundOrderNo: context.req.param('no'), content: text },
        clock.now(),
      ),
    );
  });
  app.post('/refunds/:no/decide', async (context) => {
    const { decision, reason } = await context.req.parseBody();
    const verdict = {
      decision: decision === 'refund' ? 'refund' : 'refuse',
      reason: String(reason ?? '').slice(0, 255),
    } as const;
    return runAction(context, '/sandbox/refunds', () =>
      decideRefund(services, context.req.param('no'), verdict, clock.now()),
    );
  });
  app.post('/refunds/:no/refuse', async (context) => {
    const { reason } = await context.req.parseBody();
    const why = String(reason ?? '').slice(0, 255) || 'The goods were used';
    return runAction(context, '/sandbox/refunds', () =>
      refuseRefund(db, context.req.param('no'), why, clock.now()),
    );
  });
  return app;
}
