import type {
  Consignee,
  OrderAction,
  OrderLine,
  OrderStatus,
  OrderTotals,
  Parcel,
  PaymentMethod,
} from '@marketfront/api-client';
import { actionsOfOrder, orderActions } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
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

async function loadOrder(shop: Shop, orderNo: string): Promise<OrderView> {
  if (isMaster(orderNo)) {
    const order = await shop.api.orders.master(orderNo);
    return {
      ...order,
      actions: order.status === 'toPay' ? orderActions.toPay : [],
      receiveDeadline: null,
      groups: order.stores,
      parcel: null,
    };
  }
  const [order, parcel] = await Promise.all([
    shop.api.orders.store(orderNo),
    withTimeout(shop.api.orders.parcel(orderNo)),
  ]);
  return {
    ...order,
    actions: actionsOfOrder(order),
    payDeadline: null,
    groups: [
      { storeId: order.storeId, storeName: order.storeName, orderNo: order.orderNo, lines: order.lines },
    ],
    parcel: parcel ?? null,
  };
}

/** One order, and the action that the address asks to confirm. */
export async function loadOrderDetail(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'orders');
  const orderNo = params.get('orderNo') ?? '';
  const confirm = params.get('confirm') ?? '';
  return {
    title: t('orders.detailTitle'),
    confirm: isConfirmed(confirm) ? confirm : null,
    order: orderNo ? await loadOrder(shop, orderNo) : null,
  };
}
