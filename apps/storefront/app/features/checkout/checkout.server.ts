import {
  type CheckoutItems,
  compareMoney,
  isApiError,
  knownMessageKey,
  parsePositiveInteger,
} from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, type Shop } from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import { loadAddresses } from '../addresses/index.server.ts';
import { lineIdsOfSkus } from '../cart/index.server.ts';
import { skuFromForm } from '../catalog/index.server.ts';
import { loadBalance, openMethods } from '../payments/index.server.ts';
import { decodeDeliveries } from './delivery-choices.ts';
import { firstSeen } from './first-prices.server.ts';
import { readNotes } from './note-drafts.server.ts';
import { orderOfPreOrder } from './order-of-pre-order.server.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

const listed = (text: string | null) =>
  (text ?? '').split(',').flatMap((id) => parsePositiveInteger(id) ?? []);

/**
 * The items in a checkout URL: `product`, `sku` and `quantity` (buy now), `items` (lines of the cart), or `skus`
 * (chosen before signing in). It is a GET request, so that the shopper can sign in first and the redirect back starts
 * the checkout.
 */
async function itemsFromAddress(shop: Shop, params: URLSearchParams): Promise<CheckoutItems | undefined> {
  const productId = parsePositiveInteger(params.get('product'));
  const skuId = productId && (await skuFromForm(shop, productId, params));
  const quantity = parsePositiveInteger(params.get('quantity')) ?? 1;
  if (productId && skuId) return { buyNow: { productId, skuId, quantity } };
  const skus = listed(params.get('skus'));
  const cartLineIds = skus.length > 0 ? await lineIdsOfSkus(shop, skus) : listed(params.get('items'));
  return cartLineIds.length > 0 ? { cartLineIds } : undefined;
}

/**
 * Creates the pre-order. If the back end refuses it, for example because of too little stock, the shopper is redirected
 * to the page where the items were chosen, with the reason.
 */
async function startCheckout(shop: Shop, items: CheckoutItems): Promise<string> {
  try {
    return await shop.api.checkout.preOrder(items);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    setFlash(shop, 'critical', await errorMessage(shop, error));
    throw shop.redirect(
      'buyNow' in items ? paths.product(items.buyNow.productId, { sku: items.buyNow.skuId }) : paths.cart(),
    );
  }
}

/**
 * The shopper's coupon with the highest deduction, as in the cart's estimate; of equal ones, the one that ends first.
 * It is chosen when a checkout starts, and can be changed there.
 */
async function bestCoupon(shop: Shop, preOrderNo: string): Promise<number | undefined> {
  const coupons = (await withTimeout(shop.api.checkout.coupons(preOrderNo))) ?? [];
  const [best] = coupons.toSorted(
    (a, b) => compareMoney(b.amount, a.amount) || (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9'),
  );
  return best?.userCouponId;
}

const nothing = { checkout: null, typed: undefined, ended: undefined };

/** Starts a checkout, or shows the one in the URL with the choices made so far. */
export async function loadCheckout(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'checkout');
  const title = t('checkout.title');
  const preOrderNo = params.get('preOrderNo');
  if (!preOrderNo) {
    const items = await itemsFromAddress(shop, params);
    if (!items) return { ...nothing, title };
    const started = await startCheckout(shop, items);
    throw shop.redirect(paths.checkout({ preOrderNo: started }, { coupon: await bestCoupon(shop, started) }));
  }
  try {
    const checkout = await loadChoices(shop, preOrderNo, params);
    return { title, checkout, typed: await takeFormDraft(shop), ended: undefined };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // After Back, or in a second tab, the order already exists: the shopper is redirected to it.
    const orderNo = await orderOfPreOrder(shop, preOrderNo);
    if (orderNo) throw shop.redirect(accountPaths.payment(orderNo));
    if (knownMessageKey(error.message) !== 'checkoutExpired') throw error;
    return data({ ...nothing, title, ended: await errorMessage(shop, error) }, { status: 404 });
  }
}

async function loadChoices(shop: Shop, preOrderNo: string, params: URLSearchParams) {
  const [checkout, addresses, coupons, methods] = await Promise.all([
    shop.api.checkout.load(preOrderNo),
    loadAddresses(shop),
    withTimeout(shop.api.checkout.coupons(preOrderNo)),
    shop.api.payments.methods(),
  ]);
  // An address is required first, so its form is open for shoppers without one.
  const editing = addresses.length === 0 || params.get('edit') === 'new';
  // Without script, all addresses are part of the page.
  const choosing = params.get('choose') === '1';
  const wanted = { address: params.get('address'), coupon: params.get('coupon') };
  const usual = addresses.find(({ id }) => id === checkout.addressId) ?? addresses[0];
  const chosen = addresses.find(({ id }) => String(id) === wanted.address);
  const addressId = (wanted.address || editing ? chosen : usual)?.id ?? null;
  const coupon = coupons?.find(({ userCouponId }) => String(userCouponId) === wanted.coupon);
  const userCouponId = coupon?.userCouponId ?? null;
  const usePoints = checkout.pointsSupported && params.get('points') === '1';
  const deliveries = decodeDeliveries(params.get('delivery'));
  const price = (points: boolean) =>
    shop.api.checkout.price({
      preOrderNo,
      addressId,
      userCouponId,
      deliveries,
      ...(checkout.pointsSupported && { usePoints: points }),
    });
  const canUsePoints = checkout.pointsSupported && !usePoints && Boolean(checkout.totals.pointsLeft);
  const [totals, balance, withPoints] = await Promise.all([
    price(usePoints),
    loadBalance(shop, methods),
    canUsePoints ? withTimeout(price(true)) : undefined,
  ]);
  return {
    ...checkout,
    firstSeen: await firstSeen(preOrderNo, { groups: checkout.groups, totals, addressId }),
    addresses,
    addressId,
    /** Whether the chosen address or coupon no longer exists. */
    gone: {
      address: Boolean(wanted.address) && !chosen,
      coupon: Boolean(wanted.coupon) && coupons !== undefined && !coupon,
    },
    coupons: coupons ?? [],
    userCouponId,
    usePoints,
    totals,
    /** The saving that points would bring; `null` when it is unknown, or when points are already used. */
    pointsSaving: withPoints ? { points: withPoints.pointsUsed, amount: withPoints.pointsDeduction } : null,
    methods: openMethods(methods),
    balance,
    /** The notes typed before the shopper went to another form. */
    typedNotes: await readNotes(params),
    payType: params.get('payType'),
    editing,
    choosing,
  };
}
export type CheckoutView = Awaited<ReturnType<typeof loadChoices>>;
