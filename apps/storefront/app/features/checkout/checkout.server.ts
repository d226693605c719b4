import type { CheckoutItems, PaymentStep, PaymentMethod, PayMethods } from '@marketfront/api-client';
import { redirect, redirectDocument } from 'react-router';
import { withLocalePrefix } from '@marketfront/i18n';
import type { Shop } from '../../platform/shop.server.ts';
import { positiveInteger } from '../../platform/action.server.ts';
import { skuFromForm } from '../product/sku-from-form.server.ts';
import { rowsOf } from '../cart/cart.server.ts';

/**
 * What a checkout address asks to buy: `product`, `sku` and `quantity` (buy now), or `items` (SKUs of the cart). A plain
 * GET, so that signing in can come in between and the way back simply starts the checkout.
 */
export async function itemsFromUrl(shop: Shop, params: URLSearchParams): Promise<CheckoutItems | undefined> {
  const productId = positiveInteger(params.get('product'));
  const skuId = productId && (await skuFromForm(shop, productId, params));
  const quantity = positiveInteger(params.get('quantity')) ?? 1;
  if (productId && skuId) return { buyNow: { productId, skuId, quantity } };
  const wanted = (params.get('items') ?? '').split(',').flatMap((id) => positiveInteger(id) ?? []);
  if (wanted.length === 0) return undefined;
  const rows = await rowsOf(shop);
  const cartLineIds = wanted.flatMap((id) => rows.get(id) ?? []);
  return cartLineIds.length > 0 ? { cartLineIds } : undefined;
}

/** Ways to pay this shop can carry out, in the order they are offered. */
export const payMethodNames = [
  'stripe',
  'paypal',
  'balance',
  'cashOnDelivery',
] as const satisfies readonly PaymentMethod[];
export type PayMethodName = (typeof payMethodNames)[number];

export function openPayMethods(methods: PayMethods): PayMethodName[] {
  return payMethodNames.filter((name) => methods[name]);
}

export const isPayMethod = (value: unknown): value is PayMethodName =>
  payMethodNames.includes(value as PayMethodName);

/** Asks to be paid and sends the shopper where the money is (spec §4). The key makes a second try the same try. */
export async function startPayment(shop: Shop, orderNo: string, payType: PayMethodName): Promise<Response> {
  const step = await shop.api.payments.pay(
    { orderNo, paymentMethod: payType },
    { idempotencyKey: `pay-${orderNo}-${payType}` },
  );
  return toPaymentStep(shop, orderNo, step);
}

function toPaymentStep(shop: Shop, orderNo: string, step: PaymentStep): Response {
  if (step.kind === 'redirect' && /^https?:\/\//.test(step.url)) return redirect(step.url, 303);
  if (step.kind === 'card') {
    const params = new URLSearchParams({ clientSecret: step.clientSecret, orderNo });
    // A document of its own: only that page's policy lets the provider's script in.
    return redirectDocument(withLocalePrefix(shop.locale.code, `/order/stripe_payment?${params}`), 303);
  }
  return shop.redirect(`/order/payment_result?${new URLSearchParams({ orderNo })}`, 303);
}
