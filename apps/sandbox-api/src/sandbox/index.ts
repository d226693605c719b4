import { and, desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
  carriers,
  mailbox,
  masterOrders,
  parcels,
  refunds,
  reviews,
  settledApplications,
  storeOrders,
} from '../db/schema.ts';
import { Failure } from '../domain/failure.ts';
import { moveParcel, ship, signParcel } from '../domain/fulfilment.ts';
import { toMoney } from '../domain/money.ts';
import { approveRefund, refuseRefund } from '../domain/refunds.ts';
import { replyToReview } from '../domain/review-writing.ts';
import { review } from '../domain/settlement.ts';
import { toWireTime } from '../domain/time.ts';
import type { Services } from '../services.ts';
import { assetRoutes } from './assets.ts';
import { type FaultSwitch, faultKinds } from './faults.ts';
import { renderPage } from './layout.ts';

/** How many rows a page shows: the newest. */
const shown = 100;

const nothing = (text: string) => html`<p class="empty">${text}</p>`;

/** The other side of the story: what stores and the platform do, so that every status can be reached. */
export function sandboxRoutes(services: Services, faults: FaultSwitch): Hono {
  const { db, config, clock } = services;
  const app = new Hono();

  // Plain forms without a secret: at least no other site may send them.
  app.use(async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (context.req.method === 'POST' && isForeign) return context.text('Forbidden', 403);
    return next();
  });
  app.route('/assets', assetRoutes(['pages.css']));

  app.get('/', (context) =>
    renderPage(
      context,
      'The other side of the shop',
      html`<div class="card">
        <p>Here stores ship and refund, the platform reviews applications, and every mail and text lands.</p>
        <dl>
          <dt>Shop</dt>
          <dd><a href="${config.shopOrigin}">${config.shopOrigin}</a></dd>
          <dt>API</dt>
          <dd>${config.origin}</dd>
          <dt>Test cards</dt>
          <dd>
            4242 4242 4242 4242 pays · 4000 0000 0000 0002 declined · 4000 0000 0000 9995 no funds · 4000 0025 0000
            3155 asks the bank
          </dd>
        </dl>
      </div>`,
    ),
  );

  app.get('/mailbox.json', async (context) => {
    const to = context.req.query('to');
    const rows = await db
      .select()
      .from(mailbox)
      .where(to ? eq(mailbox.to, to) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(shown);
    return context.json(rows);
  });

  app.get('/mailbox', async (context) => {
    const to = context.req.query('to');
    const rows = await db
      .select()
      .from(mailbox)
      .where(to ? eq(mailbox.to, to) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(shown);
    return renderPage(
      context,
      'Mailbox',
      html`${
        rows.length === 0
          ? nothing('Nothing was mailed or texted yet. Ask for a code in the shop and look here again.')
          : ''
      }
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.subject}</h2>
            <p class="muted">
              ${row.channel === 'sms' ? 'Text' : 'Mail'} to <a href="?to=${encodeURIComponent(row.to)}">${row.to}</a> ·
              ${toWireTime(row.createdAt)}
            </p>
            <pre>${row.text}</pre>
          </article>`,
      )}`,
    );
  });

  app.get('/orders', async (context) => {
    const [rows, carrierRows] = await Promise.all([
      db
        .select({ order: storeOrders, master: masterOrders, parcel: parcels })
        .from(storeOrders)
        .innerJoin(masterOrders, eq(masterOrders.id, storeOrders.masterId))
        .leftJoin(parcels, eq(parcels.storeOrderId, storeOrders.id))
        .orderBy(desc(storeOrders.id))
        .limit(shown),
      db.select().from(carriers).orderBy(carriers.id),
    ]);
    const statusNames: Readonly<Record<number, string>> = {
      1: 'shipped',
      2: 'received',
      3: 'completed',
      9: 'cancelled',
    };
    return renderPage(
      context,
      'Orders',
      html`${rows.length === 0 ? nothing('No order yet.') : ''}
      ${rows.map(({ order, master, parcel }) => {
        const name = statusNames[order.status] ?? (order.paid ? 'to ship' : 'to pay');
        const state = order.refundStatus ? `${name}, in refund` : name;
        const canShip = order.paid && order.status === 0 && order.refundStatus === 0;
        return html`<article class="card">
          <h2>${order.orderNo}</h2>
          <p>${order.merName} · ${order.totalNum} pieces · $${toMoney(order.payPrice)} · <strong>${state}</strong></p>
          <p class="muted">
            ${master.orderNo} · ${master.realName}, ${master.userAddress} · ${order.payType} ·
            ${toWireTime(order.createdAt)}
          </p>
          ${
            canShip
              ? html`<form method="post" action="/sandbox/orders/${order.orderNo}/ship">
                <label>Carrier<select name="carrier">
                    ${carrierRows.map(({ code, name: carrier }) => html`<option value="${code}">${carrier}</option>`)}
                  </select></label>
                <label>Number<input name="number" value="${`MF${String(order.id).padStart(8, '0')}`}" required /></label>
                <label>Delivery<select name="deliveryType">
                    <option value="express">Courier</option>
                    <option value="send">Own delivery</option>
                    <option value="fictitious">Virtual</option>
                  </select></label>
                <button>Ship</button>
              </form>`
              : ''
          }
          ${
            parcel && order.status === 1
              ? html`<p>${parcel.expName} ${parcel.expNo}: ${parcel.traces.at(-1)?.text ?? ''}</p>
                <form method="post" action="/sandbox/orders/${order.orderNo}/move"><button class="quiet">Move the parcel on</button></form>
                <form method="post" action="/sandbox/orders/${order.orderNo}/sign"><button class="quiet">Mark as signed</button></form>`
              : ''
          }
        </article>`;
      })}`,
      { notice: context.req.query('notice') },
    );
  });

  app.post('/orders/:orderNo/ship', async (context) => {
    const form = await context.req.parseBody();
    const types = ['express', 'send', 'fictitious'] as const;
    const deliveryType = types.find((type) => type === form.deliveryType) ?? 'express';
    const { orderNo } = context.req.param();
    const number = String(form.number ?? '') || `MF${clock.now().getTime()}`;
    const [first] = await db.select({ code: carriers.code }).from(carriers).orderBy(carriers.id).limit(1);
    const carrierCode = String(form.carrier ?? first?.code ?? '');
    return act(context, '/sandbox/orders', () =>
      ship(db, orderNo, { carrierCode, number, deliveryType }, clock.now()),
    );
  });
  app.post('/orders/:orderNo/move', (context) =>
    act(context, '/sandbox/orders', () => moveParcel(db, context.req.param('orderNo'), clock.now())),
  );
  app.post('/orders/:orderNo/sign', (context) =>
    act(context, '/sandbox/orders', () => signParcel(db, context.req.param('orderNo'), clock.now())),
  );

  app.get('/refunds', async (context) => {
    const rows = await db.select().from(refunds).orderBy(desc(refunds.id)).limit(shown);
    const names = ['under review', 'refused', 'refunding', 'refunded'];
    return renderPage(
      context,
      'Refunds',
      html`${rows.length === 0 ? nothing('Nobody has asked for a refund.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.refundOrderNo}</h2>
            <p>${row.merName} · $${toMoney(row.refundPrice)} · <strong>${names[row.status] ?? ''}</strong></p>
            <p>${row.reason}${row.explain ? html`: ${row.explain}` : ''}</p>
            ${
              row.status === 0
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
    act(context, '/sandbox/refunds', () => approveRefund(services, context.req.param('no'), clock.now())),
  );
  app.post('/refunds/:no/refuse', async (context) => {
    const { reason } = await context.req.parseBody();
    const why = String(reason ?? '').slice(0, 255) || 'The goods were used';
    return act(context, '/sandbox/refunds', () =>
      refuseRefund(db, context.req.param('no'), why, clock.now()),
    );
  });

  app.get('/applications', async (context) => {
    const rows = await db
      .select()
      .from(settledApplications)
      .orderBy(desc(settledApplications.id))
      .limit(shown);
    const names = ['', 'to be reviewed', 'approved', 'refused'];
    return renderPage(
      context,
      'Applications',
      html`${rows.length === 0 ? nothing('No store has applied.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.name}</h2>
            <p>${row.realName} · ${row.email} · ${row.phone} · <strong>${names[row.auditStatus] ?? ''}</strong></p>
            <p class="muted">${row.address} ${row.country}</p>
            <p>
              ${row.qualificationPictures.map(
                (path, index) => html`<a href="${path}">Qualification ${index + 1}</a> `,
              )}
            </p>
            ${
              row.auditStatus === 1
                ? html`<form method="post" action="/sandbox/applications/${row.id}/approve"><button>Approve</button></form>
                  <form method="post" action="/sandbox/applications/${row.id}/refuse">
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
  app.post('/applications/:id/:verdict', async (context) => {
    const form = await context.req.parseBody();
    const reason = String(form.reason ?? '').slice(0, 255) || 'The documents cannot be read';
    const isApproved = context.req.param('verdict') === 'approve';
    return act(context, '/sandbox/applications', () =>
      review(
        db,
        services.mailer,
        Number(context.req.param('id')) || 0,
        isApproved ? { isApproved } : { isApproved, reason },
        clock.now(),
      ),
    );
  });

  app.get('/reviews', async (context) => {
    const rows = await db
      .select()
      .from(reviews)
      .where(and())
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(shown);
    return renderPage(
      context,
      'Reviews',
      html`${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.nickname} · ${row.star} of 5</h2>
            <p>${row.comment}</p>
            ${
              row.merchantReply
                ? html`<p class="muted">Answered: ${row.merchantReply}</p>`
                : html`<form method="post" action="/sandbox/reviews/${row.id}/reply">
                  <label>Answer<input name="reply" required maxlength="512" /></label>
                  <button>Answer</button>
                </form>`
            }
          </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });
  app.post('/reviews/:id/reply', async (context) => {
    const { reply } = await context.req.parseBody();
    const answer = String(reply ?? '').slice(0, 512);
    return act(context, '/sandbox/reviews', () =>
      replyToReview(db, Number(context.req.param('id')) || 0, answer, clock.now()),
    );
  });

  app.get('/faults', (context) =>
    renderPage(
      context,
      'Faults',
      html`<div class="card">
        <p>Makes the API fail on purpose, for every path that starts with the prefix.</p>
        <form method="post" action="/sandbox/faults">
          <label>Prefix<input name="prefix" value="/api/front/" required /></label>
          <label>Kind<select name="kind">
              ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
            </select></label>
          <label>Delay, ms<input name="delayMs" type="number" value="5000" min="0" max="60000" /></label>
          <label>Times (0: for ever)<input name="times" type="number" value="1" min="0" /></label>
          <button>Switch on</button>
        </form>
      </div>
      ${faults.list().map(
        (fault) => html`<article class="card">
          <p><strong>${fault.kind}</strong> for ${fault.prefix}${fault.times ? html`, ${fault.times} times more` : ''}</p>
        </article>`,
      )}
      ${
        faults.list().length > 0
          ? html`<form method="post" action="/sandbox/faults/clear"><button class="quiet">Switch all off</button></form>`
          : ''
      }`,
      { notice: context.req.query('notice') },
    ),
  );
  app.post('/faults', async (context) => {
    const form = await context.req.parseBody();
    return act(context, '/sandbox/faults', () => {
      const kind = faultKinds.find((one) => one === form.kind);
      const prefix = String(form.prefix ?? '');
      if (!kind || !prefix.startsWith('/api/'))
        throw new Failure(400, 'A kind and a prefix below /api/ are needed');
      const delayMs = Math.min(60_000, Number(form.delayMs) || 5000);
      faults.set({ prefix, kind, delayMs, times: Math.max(0, Number(form.times ?? 0) || 0) });
    });
  });
  app.post('/faults/clear', async (context) => {
    const { prefix } = await context.req.parseBody();
    return act(context, '/sandbox/faults', () => faults.clear(prefix ? String(prefix) : undefined));
  });
  return app;
}

/** Does something, then shows the page again (or says how it went, to tests that ask for JSON). */
async function act(context: Context, back: string, work: () => void | Promise<void>): Promise<Response> {
  let notice = 'Done.';
  let code: number = 200;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    notice = error.message;
    code = error.code;
  }
  if (context.req.header('accept')?.includes('application/json'))
    return context.json({ code, message: notice });
  return context.redirect(`${back}?notice=${encodeURIComponent(notice)}`, 303);
}
