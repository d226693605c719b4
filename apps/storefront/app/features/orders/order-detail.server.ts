import type {
  Consignee,
  GuestLookup,
  MasterOrder,
  OrderAction,
  OrderLine,
  OrderStatus,
  OrderTotals,
  Parcel,
  PaymentMethod,
  StoreOrder,
} from '@marketfront/api-client';
import { actionsOfOrder, isApiError, orderActions } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { isConfirmed } from './status-view.ts';

/** An order as its page shows it: a payment with several parcels, or one store's parcel. */
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
  readonly paidAt: string | null;
  readonly payDeadline: string | null;
  readonly receiveDeadline: string | null;
  readonly groups: readonly {
    storeId: number;
    storeName: string;
    orderNo: string;
    lines: readonly OrderLine[];
  }[];
  readonly parcel: Parcel | null;
}

/** Master orders (PT…) are paid and cancelled, store orders are shipped and received. */
const isMaster = (orderNo: string) => /^PT/i.test(orderNo);

const masterView = (order: MasterOrder): OrderView => ({
  ...order,
  actions: order.status === 'toPay' ? orderActions.toPay : [],
  receiveDeadline: null,
  groups: order.stores,
  parcel: null,
});

const storeView = (order: StoreOrder, parcel: Parcel | null): OrderView => ({
  ...order,
  actions: actionsOfOrder(order),
  payDeadline: null,
  groups: [
    { storeId: order.storeId, storeName: order.storeName, orderNo: order.orderNo, lines: order.lines },
  ],
  parcel,
});

async function loadOwnOrder(shop: Shop, orderNo: string): Promise<OrderView> {
  if (isMaster(orderNo)) return masterView(await shop.api.orders.master(orderNo));
  const [order, parcel] = await Promise.all([
    shop.api.orders.store(orderNo),
    withTimeout(shop.api.orders.parcel(orderNo)),
  ]);
  return storeView(order, parcel ?? null);
}

/** Whether the shopper who is signed in has the order. A session that has ended has none. */
async function isOrderOf(shop: Shop, orderNo: string): Promise<boolean> {
  try {
    await loadOwnOrder(shop, orderNo);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/**
 * An order of whoever the identity names: what the link of a confirmation mail opens. Without a session it can only be
 * looked at; paying asks to sign in.
 */
async function loadMailedOrder(shop: Shop, lookup: GuestLookup): Promise<OrderView> {
  const { orderNo } = lookup;
  const isOwn = shop.signedIn && (await isOrderOf(shop, orderNo));
  if (isOwn) throw shop.redirect(paths.order(orderNo));
  if (!isMaster(orderNo)) {
    const order = await shop.api.orders.guestStore(lookup);
    return { ...storeView(order, order.parcel), actions: [] };
  }
  const order = await shop.api.orders.guestMaster(lookup);
  return { ...masterView(order), actions: order.status === 'toPay' ? ['payNow'] : [] };
}

/** What proves, in the address, that an order belongs to who asks for it; `""` when nothing does. */
export const identityOf = (params: URLSearchParams): string => params.get('identity') ?? '';

/** One order, and the action that the address asks to confirm. */
export async function loadOrderDetail(shop: Shop, params: URLSearchParams) {
  const identity = identityOf(params);
  if (!identity && !shop.signedIn) throw shop.toSignIn();
  const t = await getMessages(shop.locale.code, 'orders');
  const orderNo = params.get('orderNo') ?? '';
  const confirm = params.get('confirm') ?? '';
  const load = () => (identity ? loadMailedOrder(shop, { orderNo, identity }) : loadOwnOrder(shop, orderNo));
  return {
    title: t('orders.detailTitle'),
    identity,
    confirm: isConfirmed(confirm) ? confirm : null,
    order: orderNo ? await load() : null,
  };
}
