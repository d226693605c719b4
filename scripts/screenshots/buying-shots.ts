import { testAddress } from '../../apps/storefront/app/testing/address.ts';
import type { Api } from '../../packages/api-client/src/index.ts';
import { type Shot, shot } from './shot.ts';

/** The first purchase of a new account, paid on delivery. */
export async function buyingShots(api: Api): Promise<Shot[]> {
  const [first] = (await api.catalog.products({ page: 1, limit: 20, inStock: true })).items.flatMap(
    ({ id: productId, skuId }) => (skuId === null ? [] : [{ productId, skuId, quantity: 1 }]),
  );
  if (!first) throw new Error('The sandbox has no product without options in stock.');
  const checkout = await api.checkout.preOrder({ buyNow: first });
  const { id: addressId } = await api.addresses.add(testAddress);
  const preOrderNo = await api.checkout.preOrder({ buyNow: first });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod: 'cashOnDelivery' });
  await api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  return [
    shot(
      'checkout-address',
      'A checkout: a new address',
      `/order/order_confirm?preOrderNo=${checkout}&edit=new`,
    ),
    shot('result-accepted', 'Result: to be paid on delivery', `/order/payment_result?orderNo=${orderNo}`),
  ];
}

/** The order of the newest confirmation mail, as shown to anybody with its link. */
export async function mailedShots(sandbox: string, shop: string, email: string): Promise<Shot[]> {
  const mailbox = `${sandbox}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`;
  for (;;) {
    const mails = (await (await fetch(mailbox)).json()) as { text: string }[];
    const link = mails.map(({ text }) => /http\S+order\/detail\S+/.exec(text)?.[0]).find(Boolean);
    if (link) return [shot('order-mailed', 'An order, opened by its mail', link.replace(shop, ''))];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
