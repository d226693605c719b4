import type { OrderAction } from '@marketfront/api-client';
import { setFlash } from '../../platform/flash.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { getMessages } from '../../messages/index.ts';

type Doable = Extract<OrderAction, 'payNow' | 'cancel' | 'confirmReceipt' | 'delete' | 'buyAgain'>;

const done = {
  cancel: 'orders.cancelled.done',
  confirmReceipt: 'orders.received.done',
  delete: 'orders.deleted.done',
  buyAgain: 'orders.again.done',
} as const;

/** Carries out one action on an order (a master order is paid and cancelled, a store order all the rest). */
export async function actOnOrder(shop: Shop, action: string, orderNo: string): Promise<Response> {
  const t = await getMessages(shop.locale.code, 'orders');
  const list = '/user_center/order/list';
  const here = `/user_center/order/detail?${new URLSearchParams({ orderNo })}`;
  switch (action as Doable) {
    case 'payNow':
      return shop.redirect(`/order/payment?${new URLSearchParams({ orderNo })}`, 303);
    case 'cancel':
      await shop.api.orders.cancel(orderNo);
      setFlash(shop, 'success', t(done.cancel));
      return shop.redirect(here, 303);
    case 'confirmReceipt':
      await shop.api.orders.confirmReceipt(orderNo);
      setFlash(shop, 'success', t(done.confirmReceipt));
      return shop.redirect(here, 303);
    case 'delete':
      await shop.api.orders.delete(orderNo);
      setFlash(shop, 'success', t(done.delete));
      return shop.redirect(list, 303);
    case 'buyAgain':
      return buyAgain(shop, orderNo);
    default:
      return shop.redirect(here, 303);
  }
}

/** Puts the lines into the cart again and says which are gone. */
async function buyAgain(shop: Shop, orderNo: string): Promise<Response> {
  const t = await getMessages(shop.locale.code, 'orders');
  const { lines } = await shop.api.orders.store(orderNo);
  const results = await Promise.allSettled(
    lines.map(({ productId, skuId, quantity }) =>
      skuId === null
        ? Promise.reject(new Error('gone'))
        : shop.api.cart.add([{ productId, skuId, quantity }]),
    ),
  );
  const gone = lines.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name);
  if (gone.length === 0) setFlash(shop, 'success', t(done.buyAgain));
  else setFlash(shop, 'neutral', t('orders.again.partly', { names: gone.join(', ') }));
  return shop.redirect('/cart', 303);
}
