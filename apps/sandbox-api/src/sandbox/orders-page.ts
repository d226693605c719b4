import {
  orderRefundStatus,
  type OrderStatus,
  orderStatusFromWire,
  storeOrderStatus,
} from '@marketfront/api-client';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { carriers, deliveryTypes, masterOrders, parcels, storeOrders } from '../db/schema.ts';
import { isShippable, moveParcel, ship, signParcel } from '../domain/orders/fulfilment.ts';
import { setTimeToPay } from '../domain/orders/lifecycle.ts';
import { showMoney } from '../domain/shared/currency.ts';
import { toApiTime } from '../domain/shared/time.ts';
import type { Services } from '../services.ts';
import { runAction, emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

const statusNames = {
  toPay: 'to pay',
  toShip: 'to ship',
  toReceive: 'shipped',
  toReview: 'received',
  completed: 'completed',
  refunding: 'in refund',
  refunded: 'refunded',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

const deliveryNames = {
  express: 'Courier',
  send: 'Own delivery, or fetched at the store',
  fictitious: 'Virtual',
} as const;

/**
 * Lets stores ship parcels, move them to the next stop and mark them as signed for; can also shorten the time to pay an
 * order.
 */
export function ordersPage({ db, clock }: Services): Hono {
  const app = new Hono();
  app.get('/orders', async (context) => {
    const [rows, carrierRows] = await Promise.all([
      db
        .select({ order: storeOrders, master: masterOrders, parcel: parcels })
        .from(storeOrders)
        .innerJoin(masterOrders, eq(masterOrders.id, storeOrders.masterId))
        .leftJoin(parcels, eq(parcels.storeOrderId, storeOrders.id))
        .orderBy(desc(storeOrders.id))
        .limit(rowLimit),
      db.select().from(carriers).orderBy(carriers.id),
    ]);
    return renderPage(
      context,
      'Orders',
      html`${rows.length === 0 ? emptyMessage('No order yet.') : ''}
      ${rows.map(({ order, master, parcel }) => {
        const { paid, status } = order;
        const name = statusNames[orderStatusFromWire({ paid, status })];
        const note = order.userRemark || master.mark;
        const state = order.refundStatus === orderRefundStatus.none ? name : `${name}, in refund`;
        return html`<article class="card">
          <h2>${order.orderNo}</h2>
          <p>${order.merName} · ${order.totalNum} ${order.totalNum === 1 ? 'piece' : 'pieces'} · ${showMoney(order.payPrice)} · <strong>${state}</strong></p>
          <p class="muted">
            ${master.orderNo} · ${master.realName}, ${master.userAddress} · ${order.payType} ·
            ${toApiTime(order.createdAt)}
          </p>
          ${note === '' ? '' : html`<p>Note: ${note}</p>`}
          ${
            master.paid || master.isCancel
              ? ''
              : html`<form method="post" action="/sandbox/orders/${master.orderNo}/deadline">
                <label>Seconds left to pay<input name="seconds" type="number" min="0" max="3600" value="30" required /></label>
                <button class="quiet">Set</button>
              </form>`
          }
          ${
            isShippable(order)
              ? html`<form method="post" action="/sandbox/orders/${order.orderNo}/ship">
                <label>Carrier<select name="carrier">
                    ${carrierRows.map(({ code, name: carrier }) => html`<option value="${code}">${carrier}</option>`)}
                  </select></label>
                <label>Number<input name="number" value="${`MF${String(order.id).padStart(8, '0')}`}" required /></label>
                <label>Delivery<select name="deliveryType">
                    ${Object.entries(deliveryNames).map(
                      ([type, label]) =>
                        html`<option value="${type}" ${type === order.chosenDelivery ? 'selected' : ''}>${label}</option>`,
                    )}
                  </select></label>
                <button>Ship</button>
              </form>`
              : ''
          }
          ${
            parcel && order.status === storeOrderStatus.toReceive
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
    const { orderNo } = context.req.param();
    const [order] = await db
      .select({ chosen: storeOrders.chosenDelivery })
      .from(storeOrders)
      .where(eq(storeOrders.orderNo, orderNo));
    const deliveryType =
      deliveryTypes.find((type) => type === form.deliveryType) ?? order?.chosen ?? 'express';
    const number = String(form.number ?? '') || `MF${clock.now().getTime()}`;
    const [first] = await db.select({ code: carriers.code }).from(carriers).orderBy(carriers.id).limit(1);
    const carrierCode = String(form.carrier ?? first?.code ?? '');
    return runAction(context, '/sandbox/orders', () =>
      ship(db, orderNo, { carrierCode, number, deliveryType }, clock.now()),
    );
  });
  app.post('/orders/:orderNo/deadline', async (context) => {
    const { seconds } = await context.req.parseBody();
    return runAction(context, '/sandbox/orders', () =>
      setTimeToPay(db, context.req.param('orderNo'), Number(seconds || Number.NaN), clock.now()),
    );
  });
  app.post('/orders/:orderNo/move', (context) =>
    runAction(context, '/sandbox/orders', () => moveParcel(db, context.req.param('orderNo'), clock.now())),
  );
  app.post('/orders/:orderNo/sign', (context) =>
    runAction(context, '/sandbox/orders', () => signParcel(db, context.req.param('orderNo'), clock.now())),
  );
  return app;
}
