import {
  actionsOfOrder,
  createApi,
  type OrderAction,
  orderStatuses,
  refundStates,
} from '@marketfront/api-client';
import type { APIRequestContext } from '@playwright/test';
import { publicApi, signIn } from './accounts.ts';
import { apiOrigin } from './shop.ts';

/**
 * The demo shopper of the README, who has orders and refunds in every state. Tests only read the data of this account.
 */
const demo = { email: 'demo@marketfront.test', password: 'Demo-1234' };

export async function demoApi() {
  const baseUrl = apiOrigin;
  const { token } = await createApi({ baseUrl, language: 'en' }).auth.email(demo);
  return createApi({ baseUrl, language: 'en', timeoutMs: 60_000, getToken: () => token });
}

/** Signs in as the demo shopper (`signIn`). */
export async function signInAsDemoShopper(request: APIRequestContext, origin?: string): Promise<void> {
  await signIn(request, demo, { origin });
}

/** Pages with the demo shopper's goods, stores, addresses, coupons and points. */
export const keptPages = [
  '/user_center',
  '/user_center/wish_list',
  '/user_center/wish_list?show=soldOut',
  '/users/collection_list',
  '/user_center/address/list',
  '/user_center/address/edit',
  '/users/coupon_list',
  '/users/coupon_list?show=past',
  '/user_center/points',
  '/user_center/points?tab=ascension',
  '/user_center/balance',
] as const;

/** Pages with the demo shopper's orders, returns, reviews, notifications and profile. */
export const historyPages = [
  '/notification',
  '/notification/settings',
  '/users/user_info',
  '/user_center/order/list',
  '/user_center/order/list?tab=toPay',
  '/users/refund_list',
  '/users/evaluation_list',
  '/users/evaluation_list?tab=written',
  '/users/merchant_settled',
  '/users/application_record',
] as const;

/** Pages of the demo shopper without a number in their address. */
export const plainPages = [...keptPages, ...historyPages] as const;

/**
 * Pages about single things of the demo shopper: an order in each status, a refund in each state, and the related
 * forms.
 */
export async function numberedPages(): Promise<string[]> {
  const api = await demoApi();
  const [{ items: orders }, { items: unpaid }, { items: refunds }, { items: addresses }] = await Promise.all([
    api.orders.list({ limit: 50 }),
    api.orders.unpaid(),
    api.refunds.list({ limit: 50 }),
    api.addresses.all().then((items) => ({ items })),
  ]);
  const orderPages = orderStatuses.flatMap((status) => {
    const found = orders.find((order) => order.status === status);
    return found ? [`/user_center/order/detail?orderNo=${found.orderNo}`] : [];
  });
  const refundPages = refundStates.flatMap((state) => {
    const found = refunds.find((refund) => refund.state === state);
    return found ? [`/order/refund_detail?refundOrderNo=${found.refundNo}`] : [];
  });
  const refused = await Promise.all(
    refunds.filter(({ state }) => state === 'refused').map(({ refundNo }) => api.refunds.get(refundNo)),
  );
  const escalatable = refused.find((refund) => refund.escalatable)?.refundNo;
  const withAction = (action: OrderAction) =>
    orders.find((order) => actionsOfOrder(order).includes(action))?.orderNo ?? '';
  return [
    `/user_center/address/edit?id=${addresses[0]?.id}`,
    `/user_center/order/detail?orderNo=${unpaid[0]?.orderNo}`,
    ...orderPages,
    ...refundPages,
    `/order/refund_detail?refundOrderNo=${escalatable}&confirm=escalate`,
    `/user_center/order/logistics?orderNo=${withAction('viewLogistics')}`,
    `/users/refund_confirm?orderNo=${withAction('requestRefund')}`,
    `/users/evaluation_confirm?orderNo=${withAction('review')}`,
  ];
}

/** One piece from the store that offers pickup, so that the checkout has a choice of deliveries. */
async function lineOfFirstStore() {
  const { catalog, stores } = publicApi();
  const { items } = await stores.products(1, { page: 1, limit: 20, inStock: true, priceOrder: 'desc' });
  const { id: productId, skus } = await catalog.product(items[0]?.id ?? 0);
  return { productId, skuId: skus.find(({ stock }) => stock > 0)?.id ?? 0, quantity: 1 };
}

/** The pages on which the demo shopper buys. */
export async function buyingPages(): Promise<string[]> {
  const api = await demoApi();
  const [{ items: unpaid }, preOrderNo] = await Promise.all([
    api.orders.unpaid(),
    lineOfFirstStore().then((buyNow) => api.checkout.preOrder({ buyNow })),
  ]);
  const orderNo = unpaid[0]?.orderNo ?? '';
  return [
    '/cart',
    `/order/order_confirm?preOrderNo=${preOrderNo}`,
    `/order/payment?orderNo=${orderNo}`,
    `/order/payment_result?orderNo=${orderNo}`,
  ];
}
