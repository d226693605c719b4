import type { APIRequestContext } from '@playwright/test';
import { type Account } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { apiOrigin, expect } from './shop.ts';

/** Sends requests: a page, or the fixture of a test without one. */
interface Sender {
  readonly request: APIRequestContext;
}

/** What stores and the marketplace do, on the sandbox's operator pages. */
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

/** Two pieces of one product, paid on delivery; answers the number of the store's part. */
export async function orderTwo({ api }: Account): Promise<string> {
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const buyNow = { ...(await wellStockedLine()), quantity: 2 };
  const preOrderNo = await api.checkout.preOrder({ buyNow });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod: 'cashOnDelivery' });
  await api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  return (await api.orders.master(orderNo)).stores[0]?.orderNo ?? '';
}

/** Two pieces that have arrived; answers the number of the store's part. */
export async function receiveTwo(sender: Sender, shopper: Account): Promise<string> {
  const orderNo = await orderTwo(shopper);
  await operate(sender, `/orders/${orderNo}/ship`);
  await shopper.api.orders.confirmReceipt(orderNo);
  return orderNo;
}
