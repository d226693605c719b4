import {
  type ApiErrorKind,
  isApiError,
  isPaidLater,
  type MasterOrder,
  payResultSchema,
  validate,
} from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import { resumeLanguage } from '../../session/index.server.ts';
import type { Shop } from '../../http/index.server.ts';
import { guestAccountOf } from '../guest-account/index.server.ts';
import { isClosed, needsNoPayment } from './closed-order.ts';

export const paymentStates = [
  'paid',
  'accepted',
  'pending',
  'unpaid',
  'failed',
  'cancelled',
  'unknown',
  'missing',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The parameters in the page's URL. PayPal returns with `token` and `PayerID`, Stripe with `redirect_status`. */
type GivenResult = Readonly<
  Record<
    'orderNo' | 'local_order_no' | 'payResult' | 'status' | 'redirect_status' | 'token' | 'PayerID',
    string
  >
>;

/** The result of a payment. Only the order proves that it is paid; the URL adds the provider's report. */
export async function loadPaymentResult(shop: Shop, params: URLSearchParams) {
  resumeLanguage(shop);
  const read = validate(payResultSchema, Object.fromEntries(params));
  const given = read.ok ? read.value : undefined;
  const orderNo = given?.orderNo || given?.local_order_no || null;
  const hasConsent = given?.token && given.PayerID && given.status === '1';
  const isCapturing = hasConsent && !(await capturePaypal(shop, given, orderNo));
  const [found, t] = await Promise.all([
    orderNo && shop.signedIn && !isCapturing ? shop.api.orders.master(orderNo) : undefined,
    getMessages(shop.locale.code, 'payments'),
  ]);
  const state = isCapturing ? 'pending' : stateOf(found, given, orderNo);
  const isDone = state === 'paid' || state === 'accepted';
  return {
    title: t('payments.resultTitle'),
    state,
    orderNo,
    account: isDone && orderNo ? await guestAccountOf(shop, orderNo) : null,
    order: found
      ? {
          payable: found.totals.payable,
          email: found.consignee.email,
          deadline: found.payDeadline,
          stores: found.stores.map(({ orderNo, storeName, quantity, chosenDelivery }) => ({
            orderNo,
            storeName,
            quantity,
            delivery: chosenDelivery,
          })),
        }
      : null,
  };
}
export type PaymentResultData = Awaited<ReturnType<typeof loadPaymentResult>>;

/** After these errors the capture may have happened. It can be repeated: the API captures a payment once. */
const uncertain: readonly ApiErrorKind[] = ['server', 'unavailable', 'timeout', 'malformed'];

/**
 * PayPal returned with consent: captures the payment, then redirects to a page that may be reloaded. Without an answer
 * it returns false, and the page asks again by itself.
 */
async function capturePaypal(
  shop: Shop,
  { token, PayerID }: GivenResult,
  orderNo: string | null,
): Promise<boolean> {
  try {
    const captured = await shop.api.payments.capturePaypal({ token, payerId: PayerID });
    throw shop.redirect(
      accountPaths.paymentResult(captured.orderNo ?? undefined, captured.paid ? undefined : { status: '0' }),
    );
  } catch (error) {
    if (isApiError(error) && uncertain.includes(error.kind)) return false;
    // If the order was cancelled or paid otherwise in the meantime, nothing is captured, and the order shows it.
    if (!orderNo || !needsNoPayment(error)) throw error;
    throw shop.redirect(accountPaths.paymentResult(orderNo));
  }
}

/** Values with which providers and back ends report the result of a payment. */
const reports: Readonly<Record<string, 'sent' | 'failed'>> = {
  '1': 'sent',
  true: 'sent',
  success: 'sent',
  succeeded: 'sent',
  paid: 'sent',
  processing: 'sent',
  '0': 'failed',
  false: 'failed',
  fail: 'failed',
  failed: 'failed',
  failure: 'failed',
  error: 'failed',
  cancel: 'failed',
  canceled: 'failed',
  cancelled: 'failed',
  requires_payment_method: 'failed',
};

/** The result reported in the URL; a failure takes precedence, because only the order can prove a success. */
function reportOf({ payResult, status, redirect_status }: GivenResult): 'sent' | 'failed' | undefined {
  const found = [payResult, status, redirect_status].map((value) => {
    const key = value.toLowerCase();
    return Object.hasOwn(reports, key) ? reports[key] : undefined;
  });
  return found.includes('failed') ? 'failed' : found.find(Boolean);
}

function stateOf(
  order: MasterOrder | undefined,
  given: GivenResult | undefined,
  orderNo: string | null,
): PaymentState {
  const report = given && reportOf(given);
  if (order?.paid) return isPaidLater(order.paymentMethod) ? 'accepted' : 'paid';
  if (order && isClosed(order)) return 'cancelled';
  if (order) return report === 'failed' ? 'failed' : report === 'sent' ? 'pending' : 'unpaid';
  if (orderNo) return 'unknown';
  if (report === 'failed') return 'failed';
  return report === 'sent' ? 'unknown' : 'missing';
}
