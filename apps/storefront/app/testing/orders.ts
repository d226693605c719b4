import type { PaymentMethod } from '@marketfront/api-client';
import { addAddress, type Shopper } from './browser.ts';
import { type ProductInStock, productInStock, shipOrder } from './sandbox.ts';

/** Places an order of one product. It waits for its payment, unless it is paid on delivery. */
export async function placeOrder(
  shopper: Pick<Shopper, 'api'>,
  {
    paymentMethod = 'cashOnDelivery',
    bought,
  }: { paymentMethod?: PaymentMethod; bought?: ProductInStock } = {},
): Promise<{ orderNo: string; storeOrderNo: string }> {
  const { line } = bought ?? (await productInStock());
  const { api } = shopper;
  const { id: addressId } = await addAddress(shopper);
  const preOrderNo = await api.checkout.preOrder({ buyNow: line });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod });
  if (paymentMethod === 'cashOnDelivery') await api.payments.pay({ orderNo, paymentMethod });
  const [store] = (await api.orders.master(orderNo)).stores;
  if (!store) throw new Error(`The order ${orderNo} has no store order.`);
  return { orderNo, storeOrderNo: store.orderNo };
}

/** Places an order that its store has shipped. */
export async function placeShippedOrder(shopper: Pick<Shopper, 'api'>) {
  const order = await placeOrder(shopper);
  await shipOrder(order.storeOrderNo);
  return order;
}
