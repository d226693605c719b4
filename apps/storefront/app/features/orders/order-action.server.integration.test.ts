import { describe, expect, it } from 'vitest';
import { addAddress, newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder, placeShippedOrder } from '../../testing/orders.ts';
import { breakOperation, productsOfTwoStores, scarceProduct } from '../../testing/sandbox.ts';
import type { OrderIntent } from './action-view.ts';
import { orderAction } from './order-action.server.ts';

const act = (
  { browser }: Pick<Shopper, 'browser'>,
  intent: OrderIntent,
  orderNo: string,
  more: Record<string, string> = {},
) => browser.submit(orderAction, '/user_center/order/detail', { intent, orderNo, ...more });

describe('actions on an order', () => {
  it('"pay now" leads to the payment page', async () => {
    const answer = await act(await newShopper(), 'payNow', 'PT1');
    expect(answer).toMatchObject({ status: 303, location: '/order/payment?orderNo=PT1' });
  });

  it('"cancel" cancels an unpaid order and shows it', async () => {
    const shopper = await newShopper();
    const { orderNo } = await placeOrder(shopper, { paymentMethod: 'stripe' });
    const answer = await act(shopper, 'cancel', orderNo);
    expect(answer.location).toBe(`/user_center/order/detail?orderNo=${orderNo}`);
    expect(await shopper.browser.flash()).toEqual({ tone: 'success', message: 'The order was cancelled' });
    expect(await shopper.api.orders.master(orderNo)).toMatchObject({ status: 'cancelled' });
  });

  it('"confirm receipt" completes a shipped order', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeShippedOrder(shopper);
    await act(shopper, 'confirmReceipt', storeOrderNo);
    expect(await shopper.browser.flash()).toMatchObject({ tone: 'success' });
    expect((await shopper.api.orders.store(storeOrderNo)).status).not.toBe('toReceive');
  });

  it('"buy again" puts the lines into the cart and leads there', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    expect((await act(shopper, 'buyAgain', storeOrderNo)).location).toBe('/cart');
    expect(await shopper.browser.flash()).toEqual({
      tone: 'success',
      message: 'Everything is in your cart again',
    });
    expect(await shopper.api.cart.count()).toBe(1);
  });

  it('"buy again" that is sent twice, because its answer was lost, adds once', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    const idempotencyKey = { idempotencyKey: 'the-same-press' };
    await act(shopper, 'buyAgain', storeOrderNo, idempotencyKey);
    expect((await act(shopper, 'buyAgain', storeOrderNo, idempotencyKey)).location).toBe('/cart');
    expect(await shopper.api.cart.count()).toBe(1);
    // Another press is a separate request.
    await act(shopper, 'buyAgain', storeOrderNo, { idempotencyKey: 'another-press' });
    expect(await shopper.api.cart.count()).toBe(2);
  });

  it('"buy again" of a cancelled payment puts the lines of all its stores into the cart', async () => {
    const shopper = await newShopper();
    const { api } = shopper;
    const { id: addressId } = await addAddress(shopper);
    const bought = (await productsOfTwoStores()).map(({ line }) => line);
    await api.cart.add(bought);
    const cartLineIds = (await api.cart.list()).flatMap(({ lines }) => lines).map(({ id }) => id);
    const preOrderNo = await api.checkout.preOrder({ cartLineIds });
    const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod: 'stripe' });
    await api.orders.cancel(orderNo);
    expect(await api.cart.count()).toBe(0);
    expect((await act(shopper, 'buyAgain', orderNo)).location).toBe('/cart');
    expect(await api.cart.count()).toBe(2);
  });

  it('"buy again" of what is sold out names it, and stays on the order', async () => {
    const shopper = await newShopper();
    const scarce = await scarceProduct();
    const { storeOrderNo } = await placeOrder(shopper, { bought: scarce });
    const rest = { ...scarce, line: { ...scarce.line, quantity: scarce.sku.stock - 1 } };
    await placeOrder(await newShopper(), { bought: rest });
    expect(await act(shopper, 'buyAgain', storeOrderNo)).toMatchObject({
      status: 409,
      data: { ok: false, message: `No longer available, or not as many: ${scarce.product.name}.` },
    });
  });

  it('"buy again" while the API fails does not call the goods gone', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    await breakOperation('addToCart');
    const { status, data } = await act(shopper, 'buyAgain', storeOrderNo);
    expect(status).toBe(409);
    expect(data).toMatchObject({ ok: false, message: expect.not.stringContaining('available') });
  });

  it.each([
    ['confirmReceipt', 'The order has moved on. Please reload the page.'],
    ['delete', 'Only completed orders can be deleted.'],
  ] as const)('"%s" is refused in a status that does not allow it', async (intent, message) => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    expect(await act(shopper, intent, storeOrderNo)).toMatchObject({
      status: 409,
      data: { ok: false, message },
    });
  });

  it('an order of somebody else is as unknown as one that does not exist', async () => {
    const { orderNo } = await placeOrder(await newShopper(), { paymentMethod: 'stripe' });
    const other = await newShopper();
    const foreign = await act(other, 'cancel', orderNo);
    const unknown = await act(other, 'cancel', 'PT000000000000000000000');
    expect(foreign.data).toEqual({ ok: false, message: 'There is no such order.' });
    expect(unknown.data).toEqual(foreign.data);
  });

  it('a visitor is led to the sign-in page', async () => {
    const answer = await act({ browser: new TestBrowser() }, 'cancel', 'PT1');
    expect(answer).toMatchObject({ status: 302, location: '/login' });
  });

  it('an action that only leads to a page is no intent of the form', async () => {
    const { browser } = await newShopper();
    const answer = await browser.submit(orderAction, '/user_center/order/detail', {
      intent: 'viewLogistics',
      orderNo: 'SH1',
    });
    expect(answer).toMatchObject({ status: 400, data: { ok: false } });
  });
});
