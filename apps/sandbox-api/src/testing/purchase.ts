import { eq } from 'drizzle-orm';
import { masterOrders, payments } from '../db/schema.ts';
import { makeProduct, makeShopper } from './goods.ts';
import type { TestShop } from './shop.ts';

export type Shopper = { token: string; addressId: number };
export type Choice = { productId: number; attrValueId: number; productNum: number };

/** Buys directly: a pre-order of one line. */
export async function startPurchase(shop: TestShop, { token }: Shopper, choice: Choice): Promise<string> {
  const { preOrderNo } = await shop.get('createPreOrder', {
    token,
    body: { preOrderType: 'buyNow', orderDetails: [choice] },
  });
  return preOrderNo;
}

export const orderBody = (shopper: Shopper, preOrderNo: string, more: Record<string, unknown> = {}) => ({
  preOrderNo,
  addressId: shopper.addressId,
  payType: 'stripe',
  payChannel: 'pc',
  ...more,
});

export async function placeOrder(
  shop: TestShop,
  shopper: Shopper,
  choice: Choice,
  more: Record<string, unknown> = {},
): Promise<string> {
  const preOrderNo = await startPurchase(shop, shopper, choice);
  const { orderNo } = await shop.get('createOrder', {
    token: shopper.token,
    body: orderBody(shopper, preOrderNo, more),
  });
  return orderNo;
}

/** Puts several SKUs into the cart and orders them together. */
export async function orderFromCart(
  shop: TestShop,
  shopper: Shopper,
  rows: { productId: number; productAttrUnique: number; cartNum: number }[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const { token } = shopper;
  await shop.get('addToCart', { token, body: rows });
  const cart = (await shop.get('listCart', { token, query: { isValid: true } })) ?? [];
  const orderDetails = cart.flatMap((group) =>
    (group.cartInfoList ?? []).map((item) => ({ shoppingCartId: item.id })),
  );
  const { preOrderNo } = await shop.get('createPreOrder', {
    token,
    body: { preOrderType: 'shoppingCart', orderDetails },
  });
  const { orderNo } = await shop.get('createOrder', { token, body: orderBody(shopper, preOrderNo, more) });
  return orderNo;
}

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

export async function payByCard(shop: TestShop, shopper: Shopper, orderNo: string): Promise<string> {
  const result = await shop.get('pay', {
    token: shopper.token,
    body: { orderNo, payType: 'stripe', payChannel: 'pc' },
  });
  const secret = result.stripeClientSecret ?? '';
  const intent = await shop.stripe.confirm(secret, goodCard, 'http://localhost:3000/order/payment_result');
  if (intent?.status !== 'succeeded') throw new Error('the card was not charged');
  return secret;
}

/** The store orders of a paid master order. */
export async function storeOrdersOf(shop: TestShop, shopper: Shopper, orderNo: string): Promise<string[]> {
  const detail = await shop.get('getMasterOrder', { token: shopper.token, params: { orderNo } });
  return (detail.orderList ?? []).map((order) => order.orderNo);
}

/** A new shopper's order of one product at 25.00, with its payment begun. */
export async function beginPayment(shop: TestShop, payType = 'stripe') {
  const shopper = await makeShopper(shop.db, { balance: 100_000 });
  const { product, red } = await makeProduct(shop.db, { price: 2500 });
  const orderNo = await placeOrder(shop, shopper, {
    productId: product.id,
    attrValueId: red.id,
    productNum: 1,
  });
  const begun = await shop.get('pay', { token: shopper.token, body: { orderNo, payType, payChannel: 'pc' } });
  return { shopper, orderNo, begun, red, secret: begun.stripeClientSecret ?? '' };
}

export async function masterOrderOf(shop: TestShop, orderNo: string) {
  const [row] = await shop.db.select().from(masterOrders).where(eq(masterOrders.orderNo, orderNo));
  if (!row) throw new Error('no such order');
  return row;
}

export const paymentsOf = async (shop: TestShop, orderNo: string) =>
  shop.db
    .select()
    .from(payments)
    .where(eq(payments.masterId, (await masterOrderOf(shop, orderNo)).id));
