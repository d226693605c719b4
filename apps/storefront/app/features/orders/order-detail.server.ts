import type {
  Consignee,
  DeliveryKind,
  GuestLookup,
  MasterOrder,
  OrderDelivery,
  OrderAction,
  OrderLine,
  OrderStatus,
  OrderTotals,
  Parcel,
  PaymentMethod,
  ServiceContact,
  StoreOrder,
} from '@marketfront/api-client';
import { actionsOfOrder, isApiError, knownMessageKey, orderActions } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { mailedGuestAccount } from '../guest-account/index.server.ts';
import { statusNow } from '../payments/index.ts';
import { isMaster } from './is-master.ts';
import { isConfirmed } from './action-view.ts';

/** An order for its page: a payment with several parcels, or one store's parcel. */
export interface OrderView {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly actions: readonly OrderAction[];
  readonly consignee: Consignee;
  readonly totals: OrderTotals;
  readonly quantity: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly note: string | null;
  readonly createdAt: string | null;
  readonly paid: boolean;
  readonly paidAt: string | null;
  readonly payDeadline: string | null;
  readonly receiveDeadline: string | null;
  readonly receivedAt: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: string | null;
  /** The newest refund of a store order. */
  readonly refundNo: string | null;
  readonly groups: readonly {
    storeId: number;
    storeName: string;
    orderNo: string;
    lines: readonly OrderLine[];
    /** The note to this store alone. */
    note: string | null;
  }[];
  /** The chosen delivery of a store order; `null` for a payment, or when it is unknown. */
  readonly delivery: OrderDelivery | null;
  /** `null` for a payment, and before a store has shipped. */
  readonly shipment: ShipmentView | null;
}

/** The shipment of a store order. */
export interface ShipmentView {
  readonly delivery: DeliveryKind | null;
  /** Whether the shopper picks it up at the store. */
  readonly isFetched: boolean;
  readonly carrier: string | null;
  readonly trackingNo: string | null;
  readonly parcel: Parcel | null;
  /** Whether the parcel could not be read. */
  readonly parcelFailed: boolean;
}

/** The actions on a payment; the orders of its stores have their own actions. */
const masterActions = (status: OrderStatus): readonly OrderAction[] =>
  status === 'toPay' || status === 'cancelled' ? orderActions[status] : [];

const masterView = (order: MasterOrder): OrderView => ({
  ...order,
  status: statusNow(order),
  actions: masterActions(statusNow(order)),
  receiveDeadline: null,
  receivedAt: null,
  refundNo: null,
  groups: order.stores,
  delivery: null,
  shipment: null,
});

/** Statuses of an order that a store has shipped. */
const isShipped = (status: OrderStatus) =>
  orderActions[status].some((action: OrderAction) => action === 'viewLogistics');

/** @param parcel `undefined` if it could not be read */
const storeView = (order: StoreOrder, parcel: Parcel | null | undefined): OrderView => ({
  ...order,
  actions: actionsOfOrder(order),
  payDeadline: null,
  groups: [
    {
      storeId: order.storeId,
      storeName: order.storeName,
      orderNo: order.orderNo,
      lines: order.lines,
      // The note belongs to the whole order.
      note: null,
    },
  ],
  delivery: order.chosenDelivery,
  shipment:
    parcel || isShipped(order.status)
      ? {
          delivery: order.delivery,
          isFetched: order.delivery === 'own' && order.chosenDelivery?.kind === 'own',
          carrier: parcel?.carrier ?? order.carrier,
          trackingNo: parcel?.trackingNo ?? order.trackingNo,
          parcel: parcel ?? null,
          parcelFailed: parcel === undefined,
        }
      : null,
});

async function readOwnOrder(shop: Shop, orderNo: string): Promise<OrderView> {
  if (isMaster(orderNo)) return masterView(await shop.api.orders.master(orderNo));
  const [order, parcel] = await Promise.all([
    shop.api.orders.store(orderNo),
    withTimeout(shop.api.orders.parcel(orderNo)),
  ]);
  return storeView(order, parcel);
}

/** The order of the guest with this identity. Without a session it is read-only; paying requires signing in. */
async function readOrderOf(shop: Shop, lookup: GuestLookup): Promise<OrderView> {
  if (!isMaster(lookup.orderNo)) {
    const order = await shop.api.orders.guestStore(lookup);
    return { ...storeView(order, order.parcel), actions: [] };
  }
  const view = masterView(await shop.api.orders.guestMaster(lookup));
  return { ...view, actions: view.actions.filter((action) => action === 'payNow') };
}

/** Whether the order belongs to the signed-in shopper. After the session has ended, none does. */
async function isOwn(shop: Shop, orderNo: string): Promise<boolean> {
  try {
    await readOwnOrder(shop, orderNo);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/** The order with its refund and the contact of its store; each of the two may fail alone. */
async function withBlocks(shop: Shop, order: OrderView | null) {
  if (order === null) return { order, refund: null, service: null };
  const [refund, service] = await Promise.all([
    order.refundNo === null ? null : withTimeout(shop.api.refunds.get(order.refundNo)),
    serviceOf(shop, order),
  ]);
  return { order, refund: refund ?? null, service };
}

/** The identity parameter, which proves that the order belongs to the visitor; `""` without one. */
export const identityOf = (params: URLSearchParams): string => params.get('identity') ?? '';

/** The contact of a store order's store; `null` for a payment of several stores, or when it cannot be read. */
async function serviceOf(shop: Shop, { groups }: OrderView): Promise<ServiceContact | null> {
  const [group, ...others] = groups;
  if (!group || others.length > 0) return null;
  return (await withTimeout(shop.api.stores.service(group.storeId))) ?? null;
}

/** An order of the account, and the action in the URL that needs a confirmation. */
export async function loadOrder(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'orders');
  const orderNo = params.get('orderNo') ?? '';
  const confirm = params.get('confirm') ?? '';
  return {
    title: t('orders.detailTitle'),
    identity: '',
    /** The number of an order that its guest has added to an account: the link in its mail no longer opens it. */
    claimed: null,
    confirm: isConfirmed(confirm) ? confirm : null,
    now: Date.now(),
    account: await mailedGuestAccount(shop, params),
    ...(await withBlocks(shop, orderNo ? await readOwnOrder(shop, orderNo) : null)),
  };
}

/** The order opened by the link of a confirmation mail, with or without an account. */
export async function loadMailedOrder(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'orders');
  const orderNo = params.get('orderNo') ?? '';
  const identity = identityOf(params);
  if (orderNo && shop.signedIn && (await isOwn(shop, orderNo))) {
    const [proof, ready] = [params.get('proof') ?? '', params.get('ready') ?? ''];
    throw shop.redirect(accountPaths.order(orderNo, { proof, ready }));
  }
  const mail = {
    title: t('orders.detailTitle'),
    identity,
    confirm: null,
    now: Date.now(),
    refund: null,
    service: null,
  };
  try {
    const order = orderNo ? await readOrderOf(shop, { orderNo, identity }) : null;
    return { ...mail, order, claimed: null, account: await mailedGuestAccount(shop, params) };
  } catch (error) {
    if (!isApiError(error) || knownMessageKey(error.message) !== 'orderClaimed') throw error;
    return { ...mail, order: null, claimed: orderNo, account: null };
  }
}

/** The parcel of a store order, on a separate page. */
export async function loadLogistics(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'orders');
  const orderNo = params.get('orderNo') ?? '';
  return { title: t('orders.logisticsTitle'), order: orderNo ? await readOwnOrder(shop, orderNo) : null };
}
export type LogisticsData = Awaited<ReturnType<typeof loadLogistics>>;
