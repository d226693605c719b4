import {
  type ApiError,
  type CheckoutChoice,
  isApiError,
  knownMessageKey,
  type OrderInput,
  orderSchema,
  validate,
} from '@marketfront/api-client';
import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { errorMessage } from '../../platform/error-message.server.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { textField, textFields } from '../../platform/form.server.ts';
import {
  byIntent,
  type IntentHandler,
  invalidForm,
  refusal,
  signedInAction,
} from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readAddress } from '../addresses/index.server.ts';
import { isOfferedMethod } from '../payments/index.ts';
import { startPayment } from '../payments/index.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { orderOfPreOrder } from './order-of-pre-order.server.ts';

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

/** The form's names of what the schema names otherwise. */
const formNames = { addressId: 'address', paymentMethod: 'payType', userCouponId: 'coupon' };

/** What the form chose, or what is missing. */
async function readOrder(shop: Shop, form: FormData, preOrderNo: string) {
  const fields = textFields(form);
  const read = validate(orderSchema, {
    preOrderNo,
    addressId: fields.address,
    paymentMethod: fields.payType,
    userCouponId: fields.coupon || undefined,
    usePoints: fields.points,
    note: fields.note,
  });
  if (!read.ok) return { refused: await invalidForm(shop, read.issues, formNames) };
  const { addressId, paymentMethod, userCouponId, usePoints, note } = read.value;
  if (!isOfferedMethod(paymentMethod))
    return {
      refused: await invalidForm(shop, [{ key: 'payMethodRequired', path: 'paymentMethod' }], formNames),
    };
  const choice = {
    preOrderNo,
    addressId,
    userCouponId: userCouponId ?? null,
    ...(usePoints && { usePoints }),
  };
  return { order: { ...choice, paymentMethod, note }, choice, paymentMethod };
}

/** The same choices make the same key: a repeated submission is the same act. */
function idempotencyKeyOf(order: OrderInput): string {
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('base64url').slice(0, 22);
  return `order-${order.preOrderNo}-${digest}`;
}

/** Failures after which nobody knows whether the order was placed. */
const isUncertain = ({ kind, fromServer }: ApiError) =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed' || !fromServer;

/**
 * Creates the order of a pre-order, once. A lost answer is asked for again with the same key; what still is not known
 * after that is looked up.
 * @throws ApiError when the order was refused, or when nobody knows
 */
async function createOrder(shop: Shop, order: OrderInput): Promise<string> {
  const create = () => shop.api.checkout.create(order, { idempotencyKey: idempotencyKeyOf(order) });
  try {
    return await create().catch((error: unknown) => {
      if (isApiError(error) && isUncertain(error)) return create();
      throw error;
    });
  } catch (error) {
    const placed = isApiError(error) ? await orderOfPreOrder(shop, order.preOrderNo) : undefined;
    if (placed) return placed;
    throw error;
  }
}

/**
 * What is to be paid now; `undefined` when the checkout is over. A form that is sent again after its order was made
 * must not fail here: `create` answers it with the same order, also where the back end cannot look it up.
 */
async function currentTotal(shop: Shop, choice: CheckoutChoice): Promise<string | undefined> {
  try {
    return (await shop.api.checkout.price(choice)).payable;
  } catch (error) {
    if (isApiError(error) && knownMessageKey(error.message) === 'checkoutExpired') return undefined;
    throw error;
  }
}

/** Places the order and goes on to pay it. From the moment the order exists, every way leads to it. */
async function placeOrder(shop: Shop, form: FormData, request: Request) {
  const preOrderNo = paramsOf(request).get('preOrderNo') ?? '';
  const placedBefore = await orderOfPreOrder(shop, preOrderNo);
  if (placedBefore) return shop.redirect(paths.payment(placedBefore), 303);
  const read = await readOrder(shop, form, preOrderNo);
  if ('refused' in read) return read.refused;

  const t = await getMessages(shop.locale.code, 'checkout');
  const expected = textField(form, 'expected', 20);
  const payable = await currentTotal(shop, read.choice);
  if (expected && payable !== undefined && payable !== expected)
    return refusal(t('checkout.priceChanged'), { status: 409, at: 'total', from: expected, to: payable });

  let orderNo: string;
  try {
    orderNo = await createOrder(shop, read.order);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    if (!isUncertain(error)) return refusal(await errorMessage(shop, error), { status: 409 });
    return refusal(t('checkout.uncertainTitle'), { status: 409, at: 'uncertain' });
  }
  try {
    return await startPayment(shop, orderNo, read.paymentMethod);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    // The order exists: its payment page says so and offers to pay again.
    setFlash(shop, 'critical', await errorMessage(shop, error));
    return shop.redirect(paths.payment(orderNo), 303);
  }
}

const handlers = {
  order: ({ shop, form, request }) => placeOrder(shop, form, request),
  saveAddress: ({ shop, form, request }) => saveAddress(shop, form, request),
} satisfies Record<CheckoutIntent, IntentHandler>;

export const checkoutAction = signedInAction(byIntent(handlers), { limit: 'order' });
