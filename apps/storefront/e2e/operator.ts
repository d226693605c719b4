import type { APIRequestContext } from '@playwright/test';
import { type Account } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { apiOrigin, expect } from './shop.ts';

/** Sends requests: a page, or the fixture of a test without a page. */
interface Sender {
  readonly request: APIRequestContext;
}

/** Performs actions of stores and of the marketplace, on the sandbox's operator pages. */
export async function operate(
  { request }: Sender,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post(`${apiOrigin}/sandbox${path}`, {
    headers: { Accept: 'application/json' },
    form,
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

/** Orders two pieces of one product, paid on delivery; returns the number of the store order. */
export async function orderTwo({ api }: Account): Promise<string> {
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const buyNow = { ...(await wellStockedLine()), quantity: 2 };
  const preOrderNo = await api.checkout.preOrder({ buyNow });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod: 'cashOnDelivery' });
  await api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  return (await api.orders.master(orderNo)).stores[0]?.orderNo ?? '';
}

/** Orders two pieces that have arrived; returns the number of the store order. */
export async function receiveTwo(sender: Sender, shopper: Account): Promise<string> {
  const orderNo = await orderTwo(shopper);
  await operate(sender, `/orders/${orderNo}/ship`);
  await shopper.api.orders.confirmReceipt(orderNo);
  return orderNo;
}
