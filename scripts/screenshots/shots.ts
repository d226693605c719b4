import {
  actionsOfOrder,
  type Api,
  orderStatuses,
  type OrderAction,
  type OrderStatus,
  refundStates,
} from '../../packages/api-client/src/index.ts';
import { payingShots } from './paying-shots.ts';
import { inBoth, type Shot, settled, shot } from './shot.ts';

export const visitorShots: readonly Shot[] = [
  shot('home', 'Home', '/', inBoth),
  shot('categories', 'Category list', '/categories?id=1', inBoth),
  shot('search', 'Search results', '/goods/goods_search?type=Product&keywords=tea', inBoth),
  shot('product', 'Product', '/goods_detail/1', inBoth),
  shot('stores', 'Shop street', '/merchant/merchant_street', inBoth),
  shot('menu', 'Mega menu', '/', {
    ...inBoth,
    before: async (page) => {
      await page.getByRole('button', { name: 'Show All categories' }).click();
      await page.waitForTimeout(settled);
    },
  }),
  shot('sign-in', 'Sign-in over the page', '/cart', {
    ...inBoth,
    before: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(settled);
    },
  }),
  shot('lao', 'Lao', '/lao', inBoth),
  shot('sell', 'What sellers read before they apply', '/register/merchant'),
  shot('cart-added', 'What was added to the cart', '/goods_detail/1', {
    before: async (page) => {
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
      await page.waitForTimeout(settled);
    },
  }),
  shot(
    'result-unknown',
    'Result: of a payment that a visitor cannot see',
    '/order/payment_result?orderNo=PT1&payResult=success',
  ),
];

const accountShots: readonly Shot[] = [
  shot('overview', 'Overview', '/user_center', inBoth),
  shot('orders', 'Orders', '/user_center/order/list', inBoth),
  shot('orders-to-pay', 'Orders to pay', '/user_center/order/list?tab=toPay'),
  shot('orders-none-found', 'A search for an order without a result', '/user_center/order/list?keywords=xyz'),
  shot('refunds', 'Refunds and returns', '/users/refund_list', inBoth),
  shot('reviews-waiting', 'What waits for a review', '/users/evaluation_list'),
  shot('reviews-written', 'Own reviews', '/users/evaluation_list?tab=written'),
  shot('wish-list', 'Wish list', '/user_center/wish_list', inBoth),
  shot('wish-list-cheaper', 'Wishes that cost less', '/user_center/wish_list?show=cheaper'),
  shot('wish-list-sold-out', 'Wishes that are sold out', '/user_center/wish_list?show=soldOut'),
  shot('followed-stores', 'Followed stores', '/users/collection_list'),
  shot('addresses', 'Addresses', '/user_center/address/list'),
  shot('address-new', 'A new address', '/user_center/address/edit'),
  shot('coupons', 'Coupons', '/users/coupon_list', inBoth),
  shot('coupons-past', 'Coupons that have expired or were used', '/users/coupon_list?show=past'),
  shot('points', 'Points', '/user_center/points'),
  shot('points-more', 'How to get more points', '/user_center/points?tab=ascension'),
  shot('balance', 'Balance', '/user_center/balance'),
  shot('notifications', 'Notifications', '/notification', inBoth),
  shot('notification-settings', 'Notification settings', '/notification/settings'),
  shot('profile', 'Profile and security', '/users/user_info', inBoth),
  shot('application', 'Application to sell', '/users/merchant_settled', inBoth),
  shot(
    'applications',
    'Applications: to be reviewed, approved, refused',
    '/users/application_record',
    inBoth,
  ),
];

/** The demo shopper's pages, with an order in each status and a refund in each state. */
export async function shopperShots(api: Api): Promise<Shot[]> {
  const { items: orders } = await api.orders.list({ limit: 50 });
  const { items: unpaid } = await api.orders.unpaid();
  const { items: refunds } = await api.refunds.list({ limit: 50 });
  const { items: records } = await api.onboarding.records({ page: 1, limit: 20 });
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const refused = records.find(({ state }) => state === 'refused');
  const withAction = (action: OrderAction) =>
    orders.find((order) => actionsOfOrder(order).includes(action))?.orderNo ?? '';
  const [{ productId, skuId } = { productId: 1, skuId: 0 }] = (
    await api.catalog.products({ page: 1, limit: 20, inStock: true })
  ).items.flatMap(({ id, skuId: only }) => (only === null ? [] : [{ productId: id, skuId: only }]));
  const preOrderNo = await api.checkout.preOrder({ buyNow: { productId, skuId, quantity: 1 } });
  const unpaidNo = unpaid[0]?.orderNo ?? '';
  const masterOf = (status: OrderStatus) =>
    orders.find((order) => order.status === status)?.masterOrderNo ?? '';
  const refusedRefunds = await Promise.all(
    refunds.filter(({ state }) => state === 'refused').map(({ refundNo }) => api.refunds.get(refundNo)),
  );
  const escalatable = refusedRefunds.find((refund) => refund.escalatable);
  const pickup = await pickupPreOrder(api);
  const orderPath = (orderNo: string) => `/user_center/order/detail?orderNo=${orderNo}`;
  return [
    ...accountShots,
    shot('cart', 'Cart', '/cart', inBoth),
    shot('cart-coupons', 'Coupons beside the cart', '/cart', {
      before: async (page) => {
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Coupons: / })
          .first()
          .click();
        await page.getByRole('dialog', { name: 'Coupons' }).waitFor();
        await page.waitForTimeout(settled);
      },
    }),
    shot(
      'checkout-savings',
      'A checkout with points',
      `/order/order_confirm?preOrderNo=${preOrderNo}&points=1`,
    ),
    shot('checkout', 'Checkout', `/order/order_confirm?preOrderNo=${preOrderNo}`, inBoth),
    shot('checkout-missing', 'What is missing in a checkout', `/order/order_confirm?preOrderNo=${pickup}`, {
      before: async (page) => {
        await page.getByRole('button', { name: 'Change: Shipping address' }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: /^Add/ }).click();
        await sheet.getByRole('button', { name: 'Save and use this address' }).click();
        await page.waitForTimeout(settled);
      },
    }),
    shot('checkout-addresses', 'Choice of an address', `/order/order_confirm?preOrderNo=${pickup}`, {
      before: async (page) => {
        await page.getByRole('button', { name: 'Change: Shipping address' }).click();
        await page.waitForTimeout(settled);
      },
    }),
    shot('checkout-delivery', 'Choice of a delivery', `/order/order_confirm?preOrderNo=${pickup}`, {
      before: async (page) => {
        await page.getByRole('radio', { name: /^Pick it up/ }).check({ force: true });
        await page.waitForTimeout(settled);
      },
    }),
    ...payingShots({ unpaidNo, paidNo: masterOf('toReceive'), cancelledNo: masterOf('cancelled') }),
    shot('address-edit', 'An address', `/user_center/address/edit?id=${addressId}`),
    shot('order-to-pay', 'An order: to pay', orderPath(unpaidNo)),
    shot('order-cancel', 'Cancelling an order', orderPath(unpaidNo), {
      before: async (page) => {
        await page.getByRole('main').getByRole('link', { name: 'Cancel order' }).click();
        await page.getByRole('alertdialog').waitFor();
        await page.waitForTimeout(settled);
      },
    }),
    ...orderStatuses.flatMap((status) => {
      const found = orders.find(
        (order) => order.status === status && !actionsOfOrder(order).includes('review'),
      );
      if (!found || status === 'toPay') return [];
      const main = status === 'toReceive' ? inBoth : {};
      return [
        shot(
          status === 'toReceive' ? 'order' : `order-${kebab(status)}`,
          `An order: ${words(status)}`,
          orderPath(found.orderNo),
          main,
        ),
      ];
    }),
    shot('order-to-evaluate', 'An order: to evaluate', orderPath(withAction('review'))),
    shot(
      'logistics',
      'Where a parcel is',
      `/user_center/order/logistics?orderNo=${withAction('viewLogistics')}`,
    ),
    shot(
      'refund-request',
      'Asking for a refund',
      `/users/refund_confirm?orderNo=${withAction('requestRefund')}`,
      inBoth,
    ),
    ...refundStates.flatMap((state) => {
      const found = refunds.find((refund) => refund.state === state);
      if (!found) return [];
      return [
        shot(
          `refund-${kebab(state)}`,
          `A refund: ${words(state)}`,
          `/order/refund_detail?refundOrderNo=${found.refundNo}`,
        ),
      ];
    }),
    ...(escalatable
      ? [
          shot(
            'refund-escalation',
            'Asking the marketplace to decide',
            `/order/refund_detail?refundOrderNo=${escalatable.refundNo}&confirm=escalate`,
            inBoth,
          ),
        ]
      : []),
    shot(
      'review-write',
      'Writing a review',
      `/users/evaluation_confirm?orderNo=${withAction('review')}`,
      inBoth,
    ),
    ...(refused
      ? [
          shot(
            'application-refused',
            'A refused application is corrected',
            `/users/merchant_settled?from=${refused.id}`,
          ),
        ]
      : []),
    shot('address-missing', 'An address that does not exist', '/user_center/address/edit?id=2000000001'),
    shot('order-missing', 'An order that does not exist', orderPath('SH1')),
  ];
}

/** The checkout of a product from the first store, which offers pickup. */
async function pickupPreOrder(api: Api): Promise<string> {
  const { items } = await api.stores.products(1, { page: 1, limit: 20, inStock: true, priceOrder: 'asc' });
  const [{ productId, skuId } = { productId: 1, skuId: 0 }] = items.flatMap(
    ({ id, skuId: only, freeShipping }) =>
      only === null || freeShipping ? [] : [{ productId: id, skuId: only }],
  );
  return api.checkout.preOrder({ buyNow: { productId, skuId, quantity: 1 } });
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The pages of a new account. */
export const emptyShots: readonly Shot[] = [
  shot('empty-overview', 'Overview of a new account', '/user_center', inBoth),
  shot('empty-orders', 'No orders', '/user_center/order/list'),
  shot('empty-refunds', 'No refunds', '/users/refund_list'),
  shot('empty-reviews', 'Nothing to review', '/users/evaluation_list'),
  shot('empty-wish-list', 'No wishes', '/user_center/wish_list'),
  shot('empty-followed-stores', 'No followed stores', '/users/collection_list'),
  shot('empty-addresses', 'No addresses', '/user_center/address/list'),
  shot('empty-coupons', 'No coupons', '/users/coupon_list'),
  shot('empty-points', 'No points', '/user_center/points'),
  shot('empty-balance', 'No balance', '/user_center/balance'),
  shot('empty-notifications', 'No notifications', '/notification'),
  shot('empty-applications', 'No applications', '/users/application_record'),
  shot('empty-cart', 'An empty cart', '/cart', inBoth),
];

/** Pages while the back end fails. */
export const failureShots: readonly Shot[] = [
  shot('failure-overview', 'Overview', '/user_center'),
  shot('failure-orders', 'Orders', '/user_center/order/list', inBoth),
  shot('failure-cart', 'Cart', '/cart'),
  shot('failure-application', 'Application to sell', '/users/merchant_settled'),
  shot('failure-home', 'Home', '/'),
];
