import { limits } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { textField } from '../../platform/form.server.ts';
import { byIntent, type IntentHandler, signedInAction } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { cancelReasons, type OrderIntent } from './intents.ts';

const doneMessages = {
  cancel: 'orders.cancelled.done',
  confirmReceipt: 'orders.received.done',
  delete: 'orders.deleted.done',
  buyAgain: 'orders.again.done',
} as const satisfies Partial<Record<OrderIntent, string>>;

async function done(shop: Shop, intent: keyof typeof doneMessages, next: string) {
  const t = await getMessages(shop.locale.code, 'orders');
  setFlash(shop, 'success', t(doneMessages[intent]));
  return shop.redirect(next, 303);
}

const orderNoOf = (form: FormData) => textField(form, 'orderNo', 64);

/** Paying and cancelling act on a master order, the other actions on a store order. */
const handlers = {
  payNow: async ({ shop, form }) => shop.redirect(paths.payment(orderNoOf(form)), 303),
  cancel: async ({ shop, form }) => {
    const reason = cancelReasons.find((known) => known === textField(form, 'reason', limits.cancelReason));
    await shop.api.orders.cancel(orderNoOf(form), { reason });
    return done(shop, 'cancel', paths.order(orderNoOf(form)));
  },
  confirmReceipt: async ({ shop, form }) => {
    await shop.api.orders.confirmReceipt(orderNoOf(form));
    return done(shop, 'confirmReceipt', paths.order(orderNoOf(form)));
  },
  delete: async ({ shop, form }) => {
    await shop.api.orders.delete(orderNoOf(form));
    return done(shop, 'delete', paths.orders());
  },
  buyAgain: ({ shop, form }) => buyAgain(shop, orderNoOf(form)),
} satisfies Record<OrderIntent, IntentHandler>;

export const orderAction = signedInAction(byIntent(handlers));

/** Adds the lines to the cart again and names those that are no longer available. */
async function buyAgain(shop: Shop, orderNo: string): Promise<Response> {
  const t = await getMessages(shop.locale.code, 'orders');
  const { lines } = await shop.api.orders.store(orderNo);
  const results = await Promise.allSettled(
    lines.map(async ({ productId, skuId, quantity }) => {
      if (skuId === null) throw new Error('The SKU no longer exists.');
      await shop.api.cart.add([{ productId, skuId, quantity }]);
    }),
  );
  const unavailable = lines.filter((_, index) => results[index]?.status === 'rejected');
  if (unavailable.length === 0) setFlash(shop, 'success', t(doneMessages.buyAgain));
  else {
    const names = unavailable.map(({ name }) => name).join(', ');
    setFlash(shop, 'neutral', t('orders.again.partly', { names }));
  }
  return shop.redirect(paths.cart(), 303);
}
