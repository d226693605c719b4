import { invert, limits, orderTabToWire } from '@marketfront/api-client';
import * as v from 'valibot';
import { assertUnclaimed } from '../domain/auth/guest-accounts.ts';
import {
  findUserByIdentity,
  masterDetail,
  orderOfPreOrder,
  readParcel,
  readStoreOrder,
  storeDetail,
} from '../domain/orders/details.ts';
import { storeOrderActs } from '../domain/orders/lifecycle.ts';
import { cancelOrderAndPayments } from '../domain/payments/closing.ts';
import { countForCenter, countOrders, listStoreOrders, listUnpaid } from '../domain/orders/lists.ts';
import { after, day } from '../domain/shared/time.ts';
import { optionalText, orderNumber, page, text } from '../input.ts';
import { anyone, type Operation, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const orderParams = v.object({ orderNo: orderNumber });

const guestQuery = v.object({ orderNo: orderNumber, identity: text(64) });

const pageQuery = v.object(page);

const orderTabByType = invert(orderTabToWire);

/** A day in the API's time zone, as the moment at which it starts. */
const optionalDay = v.optional(
  v.pipe(
    v.string(),
    v.isoDate('must be a date'),
    v.transform((text) => new Date(`${text}T00:00:00+08:00`)),
    v.date('must be a date'),
  ),
);

const listType = v.pipe(
  v.optional(v.picklist(['-1', '0', '1', '2', '3'], 'must be -1 to 3'), '-1'),
  v.transform((type) => orderTabByType[type]),
);

const actOperations = Object.fromEntries(
  Object.entries(storeOrderActs).map(([id, act]) => [
    id,
    signedIn({ params: orderParams }, async ({ db, user, params, now }) => {
      await act(db, params.orderNo, user.id, now);
      return true;
    }),
  ]),
) as Record<keyof typeof storeOrderActs, Operation<true>>;

export const ordersOperations = {
  listUnpaidOrders: signedIn({ query: pageQuery }, (call) =>
    listUnpaid(scopeOf(call), call.user.id, call.query),
  ),

  listOrders: signedIn(
    {
      query: v.object({
        ...page,
        type: listType,
        keywords: optionalText(200),
        startDate: optionalDay,
        endDate: optionalDay,
      }),
    },
    (call) => {
      const { type, keywords, startDate, endDate } = call.query;
      const filter = { keywords, from: startDate, until: endDate && after(endDate, day) };
      return listStoreOrders(scopeOf(call), call.user.id, type, filter, call.query);
    },
  ),

  getOrderCounts: signedIn({}, ({ db, user }) => countOrders(db, user.id)),

  getOrderCenterCounts: signedIn({}, ({ db, user }) => countForCenter(db, user.id)),

  getMasterOrder: signedIn({ params: orderParams }, (call) =>
    masterDetail(scopeOf(call), call.params.orderNo, call.user.id),
  ),

  getStoreOrder: signedIn({ params: orderParams }, (call) =>
    storeDetail(scopeOf(call), call.params.orderNo, call.user.id),
  ),

  getOrderOfPreOrder: signedIn({ params: v.object({ preOrderNo: orderNumber }) }, async (call) => ({
    orderNo: await orderOfPreOrder(call.db, call.user.id, call.params.preOrderNo),
  })),

  cancelOrder: signedIn(
    { params: orderParams, query: v.object({ reason: optionalText(limits.cancelReason) }) },
    async ({ services, user, params, query, now }) => {
      await cancelOrderAndPayments(services, params.orderNo, user.id, now, query.reason || undefined);
      return true;
    },
  ),

  ...actOperations,

  getGuestMasterOrder: anyone({ query: guestQuery }, async (call) => {
    const { orderNo, identity } = call.query;
    await assertUnclaimed(call.db, identity, orderNo);
    return masterDetail(scopeOf(call), orderNo, await findUserByIdentity(call.db, identity));
  }),

  getGuestStoreOrder: anyone({ query: guestQuery }, async (call) => {
    const { orderNo, identity } = call.query;
    await assertUnclaimed(call.db, identity, orderNo);
    return storeDetail(scopeOf(call), orderNo, await findUserByIdentity(call.db, identity));
  }),

  getParcel: signedIn({ params: orderParams }, async (call) =>
    readParcel(scopeOf(call), await readStoreOrder(call.db, call.params.orderNo, call.user.id)),
  ),
} satisfies Partial<Operations>;
