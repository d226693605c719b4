import { isPaidLater, type MasterOrder, payResultSchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';

export const paymentStates = ['paid', 'accepted', 'pending', 'failed', 'missing'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a payment ended. PayPal comes back here with `token` and `PayerID`, Stripe with `redirect_status`. */
export async function loadPaymentResult(shop: Shop, params: URLSearchParams) {
  const read = validate(payResultSchema, Object.fromEntries(params));
  const given = read.ok ? read.value : undefined;
  if (given?.token && given.PayerID && given.status === '1')
    await capturePaypal(shop, given.token, given.PayerID);
  const failed = given?.status === '0' || isFailure(given?.redirect_status);
  const orderNo = given?.orderNo || given?.local_order_no || null;
  const [found, t] = await Promise.all([
    orderNo && shop.signedIn ? shop.api.orders.master(orderNo) : undefined,
    getMessages(shop.locale.code, 'payments'),
  ]);
  return {
    title: t('payments.resultTitle'),
    state: stateOf(found, failed, orderNo),
    orderNo,
    order: found
      ? {
          payable: found.totals.payable,
          email: found.consignee.email,
          deadline: found.payDeadline,
          stores: found.stores.map(({ orderNo, storeName, quantity }) => ({ orderNo, storeName, quantity })),
        }
      : null,
  };
}
export type PaymentResultData = Awaited<ReturnType<typeof loadPaymentResult>>;

/** PayPal came back with consent: capture the payment once, then show a page that may be reloaded. */
async function capturePaypal(shop: Shop, token: string, payerId: string): Promise<never> {
  const { orderNo, paid } = await shop.api.payments.capturePaypal({ token, payerId });
  throw shop.redirect(paths.paymentResult(orderNo ?? undefined, paid ? undefined : { status: '0' }));
}

/** Stripe's `redirect_status`: anything but these two means that the payment did not go through. */
const isFailure = (status = '') => status !== '' && status !== 'succeeded' && status !== 'processing';

function stateOf(
  order: Pick<MasterOrder, 'paid' | 'paymentMethod' | 'status'> | undefined,
  failed: boolean,
  orderNo: string | null,
): PaymentState {
  if (!orderNo) return 'missing';
  if (order && isPaidLater(order.paymentMethod) && order.status !== 'cancelled') return 'accepted';
  if (order?.paid) return 'paid';
  if (failed || order?.status === 'cancelled') return 'failed';
  return 'pending';
}
