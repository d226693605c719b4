import { expect } from 'vitest';
import { makeCoupon } from '../goods.ts';
import { orderBody, placeOrder, startPurchase } from '../purchase.ts';
import type { Calls } from './calls.ts';

/** From the cart to the paid order. */
export async function callPurchase({ shop, shopper, goods, good, mine, choice }: Calls): Promise<void> {
  const { product, red, blue } = goods;
  const row = { productId: product.id, productAttrUnique: red.id, cartNum: 2 };
  await mine('addToCart', { body: [row] });
  const [group] = (await mine('listCart', { query: { isValid: true } })) ?? [];
  const id = group?.cartInfoList?.[0]?.id ?? 0;
  await mine('setCartQuantity', { body: { id, number: 3 } });
  await mine('reselectCartSku', { body: { id, productId: product.id, num: 1, unique: blue.id } });
  await mine('countCart', { query: { numType: true, type: 'sum' } });
  await mine('listCart', { query: { isValid: false } });
  await mine('deleteFromCart', { body: { ids: [id] } });
  const missing = { ...row, productAttrUnique: 2_000_000_001 };
  expect((await mine('mergeCart', { body: [missing] })).rejected).toHaveLength(1);

  const coupon = await makeCoupon(shop.db);
  await mine('listCoupons', { query: { useType: 3 } });
  await mine('receiveCoupon', { body: { couponId: coupon.id } });
  await mine('listMyCoupons', { query: { type: 'usable' } });
  await mine('listMyCoupons', { query: { type: 'unusable' } });
  const preOrderNo = await startPurchase(shop, shopper, choice());
  await mine('getPreOrder', { params: { preOrderNo } });
  const usable = (await mine('listCheckoutCoupons', { params: { preOrderNo } })) ?? [];
  const couponId = usable[0]?.id ?? 0;
  await mine('computePrice', { body: { preOrderNo, couponId, isUseIntegral: true } });
  const body = orderBody(shopper, preOrderNo, { couponId, isUseIntegral: true, payType: 'paypal' });
  const { orderNo } = await mine('createOrder', { body });
  await mine('listUnpaidOrders');
  await mine('getMasterOrder', { params: { orderNo } });
  expect(await mine('getOrderOfPreOrder', { params: { preOrderNo } })).toEqual({ orderNo });
  const begun = await mine('pay', { body: { orderNo, payType: 'paypal', payChannel: 'pc' } });
  const paypalToken = new URL(begun.redirect ?? '').searchParams.get('token') ?? '';
  const approved = await shop.app.request('/sandbox/paypal/approve', {
    method: 'POST',
    body: new URLSearchParams({ token: paypalToken }),
  });
  const back = new URL(approved.headers.get('location') ?? '').searchParams;
  expect(back.get('status')).toBe('1');
  const captured = await mine('capturePaypal', {
    body: { token: back.get('token'), payerID: back.get('PayerID') },
  });
  expect(captured).toMatchObject({ status: true, orderNo });
  for (const operation of ['isPaid', 'isWechatPaid', 'isUpiPaid'] as const) {
    expect(await mine(operation, { params: { orderNo } })).toBe(true);
  }

  const turnedBack = await placeOrder(shop, shopper, choice(), { payType: 'paypal' });
  const other = await mine('pay', { body: { orderNo: turnedBack, payType: 'paypal', payChannel: 'pc' } });
  const cancelToken = new URL(other.redirect ?? '').searchParams.get('token');
  await good('cancelPaypal', { body: { token: cancelToken } });
  const unwanted = await placeOrder(shop, shopper, choice());
  await mine('cancelOrder', { params: { orderNo: unwanted } });
}
