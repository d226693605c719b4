import type { PaymentMethod } from '@marketfront/api-client';
import { addAddress, type Shopper } from './browser.ts';
import { type ProductInStock, productInStock, shipOrder } from './sandbox.ts';

interface OrderChoice {
  readonly paymentMethod?: PaymentMethod;
  readonly bought?: ProductInStock;
}
interface PlacedOrder {
  readonly orderNo: string;
  readonly storeOrderNo: string;
}

/** Places an order of one product that waits for its payment. */
export async function placeUnpaidOrder(
  shopper: Pick<Shopper, 'api'>,
  { paymentMethod = 'stripe', bought }: OrderChoice = {},
): Promise<PlacedOrder> {
  const { line } = bought ?? (await productInStock());
  const { api } = shopper;
  const { id: addressId } = await addAddress(shopper);
  const preOrderNo = await api.checkout.preOrder({ buyNow: line });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod });
  const [store] = (await api.orders.master(orderNo)).stores;
  if (!store) throw new Error(`The order ${orderNo} has no store order.`);
  return { orderNo, storeOrderNo: store.orderNo };
}

/** Places an order of one product. It waits for its payment, unless it is paid on delivery. */
export async function placeOrder(
  shopper: Pick<Shopper, 'api'>,
  { paymentMethod = 'cashOnDelivery', bought }: OrderChoice = {},
): Promise<PlacedOrder> {
  const order = await placeUnpaidOrder(shopper, { paymentMethod, ...(bought && { bought }) });
  if (paymentMethod === 'cashOnDelivery')
    await shopper.api.payments.pay({ orderNo: order.orderNo, paymentMethod });
  return order;
}

/** Places an order that its store has shipped. */
export async function placeShippedOrder(shopper: Pick<Shopper, 'api'>) {
  const order = await placeOrder(shopper);
  await shipOrder(order.storeOrderNo);
  return order;
}

/** The address of a checkout that has just started, before its coupon was chosen. */
export const withoutCoupon = (location: string | null | undefined): string =>
  (location ?? '').replace(/&coupon=\d+/, '');
