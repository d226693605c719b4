import {
  type CheckoutChoice,
  isApiError,
  knownMessageKey,
  limits,
  parsePositiveInteger,
} from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { textField } from '../../platform/form.server.ts';
import { byIntent, type IntentHandler, refusal, signedInAction } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readAddress } from '../addresses/index.server.ts';
import { isOfferedMethod } from '../payments/index.ts';
import { startPayment } from '../payments/index.server.ts';
import type { CheckoutIntent } from './intents.ts';

const paramsOf = (request: Request) => new URL(request.url).searchParams;

/** Saves an address and chooses it; the other choices of the checkout stay. */
async function saveAddress(shop: Shop, form: FormData, request: Request) {
  const read = await readAddress(shop, form);
  if (!read.ok) return data(read, { status: 400 });
  const saved = await shop.api.addresses.add(read.address);
  const params = paramsOf(request);
  params.delete('edit');
  params.set('address', String(saved.id));
  return shop.redirect(`${paths.checkout()}?${params}`, 303);
}

/**
 * What is to be paid now; `undefined` when the checkout is over. A form that is sent again after its order was made
 * must not fail here: `create` answers it with the same order.
 */
async function currentTotal(shop: Shop, choice: CheckoutChoice): Promise<string | undefined> {
  try {
    return (await shop.api.checkout.price(choice)).payable;
  } catch (error) {
    if (isApiError(error) && knownMessageKey(error.message) === 'checkoutExpired') return undefined;
    throw error;
  }
}

/** Places the order and goes on to pay it. */
async function placeOrder(shop: Shop, form: FormData, request: Request) {
  const [t, payments] = await Promise.all([
    getMessages(shop.locale.code, 'checkout'),
    getMessages(shop.locale.code, 'payments'),
  ]);
  const preOrderNo = paramsOf(request).get('preOrderNo') ?? '';
  const addressId = parsePositiveInteger(form.get('address'));
  const method = form.get('payType');
  const note = textField(form, 'note', 2000);
  if (!addressId) return refusal(t('checkout.addressRequired'), { at: 'address' });
  if (!isOfferedMethod(method)) return refusal(payments('payments.methodRequired'), { at: 'payType' });
  if ([...note].length > limits.orderNote)
    return refusal(t('checkout.noteTooLong', { max: limits.orderNote }), { at: 'note' });
  const choice = {
    preOrderNo,
    addressId,
    userCouponId: parsePositiveInteger(form.get('coupon')) ?? null,
    ...(form.get('points') === '1' && { usePoints: true }),
  };
  const expected = textField(form, 'expected', 20);
  const payable = await currentTotal(shop, choice);
  if (expected && payable !== undefined && payable !== expected)
    return refusal(t('checkout.priceChanged'), { status: 409, at: 'total', from: expected, to: payable });
  // One pre-order makes one order, however often it is sent.
  const orderNo = await shop.api.checkout.create(
    { ...choice, paymentMethod: method, note },
    { idempotencyKey: `order-${preOrderNo}` },
  );
  return startPayment(shop, orderNo, method);
}

const handlers = {
  order: ({ shop, form, request }) => placeOrder(shop, form, request),
  saveAddress: ({ shop, form, request }) => saveAddress(shop, form, request),
} satisfies Record<CheckoutIntent, IntentHandler>;

export const checkoutAction = signedInAction(byIntent(handlers), { limit: 'order' });
