import { isApiError, knownMessageKey, limits, type OrderLine } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import {
  byIntent,
  type IntentContext,
  type IntentHandler,
  refusal,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { addToCart } from '../cart/index.server.ts';
import { isMaster } from './is-master.ts';
import { actionViews, type AnnouncedAction, type OrderIntent } from './action-view.ts';
import { cancelReasons } from './cancel-reasons.ts';
import { formIdempotencyKey, textField } from '../../forms/index.server.ts';

async function done(shop: Shop, intent: AnnouncedAction, next: string) {
  const t = await getMessages(shop.locale.code, 'orders');
  setFlash(shop, 'success', t(actionViews[intent].done));
  return shop.redirect(next, 303);
}

const orderNoOf = (form: FormData) => textField(form, 'orderNo', 64);

/** Paying and cancelling act on a master order, "buy again" on either, the other actions on a store order. */
const ownHandlers = {
  payNow: async ({ shop, form }) => shop.redirect(accountPaths.payment(orderNoOf(form)), 303),
  cancel: async ({ shop, form }) => {
    const reason = cancelReasons.find((known) => known === textField(form, 'reason', limits.cancelReason));
    await shop.api.orders.cancel(orderNoOf(form), { reason });
    return done(shop, 'cancel', accountPaths.order(orderNoOf(form)));
  },
  delete: async ({ shop, form, request }) => {
    await shop.api.orders.delete(orderNoOf(form));
    const isInList = !new URL(request.url).searchParams.has('orderNo');
    return done(shop, 'delete', isInList ? shop.requestPath : accountPaths.orders());
  },
  buyAgain: ({ shop, form }) => buyAgain(shop, orderNoOf(form), formIdempotencyKey(form)),
} satisfies Partial<Record<OrderIntent, IntentHandler>> &
  Record<Exclude<OrderIntent, AnnouncedAction>, IntentHandler>;

/** An action without a handler of its own is the call of the same name, with the number of the order. */
type CalledAction = Exclude<AnnouncedAction, keyof typeof ownHandlers>;

const isCalled = (action: string): action is CalledAction =>
  'done' in actionViews[action as OrderIntent] && !Object.hasOwn(ownHandlers, action);

const call =
  (action: CalledAction) =>
  async ({ shop, form }: IntentContext) => {
    await shop.api.orders[action](orderNoOf(form));
    return done(shop, action, accountPaths.order(orderNoOf(form)));
  };

const calledHandlers = Object.fromEntries(
  Object.keys(actionViews)
    .filter(isCalled)
    .map((action) => [action, call(action)]),
);

export const orderAction = signedInAction(byIntent({ ...calledHandlers, ...ownHandlers }));

/** The lines of a master order with all its stores, or of one store order. */
async function linesOf({ api }: Shop, orderNo: string): Promise<readonly OrderLine[]> {
  if (!isMaster(orderNo)) return (await api.orders.store(orderNo)).lines;
  return (await api.orders.master(orderNo)).stores.flatMap(({ lines }) => lines);
}

/** Adds the lines to the cart again, and names those that are no longer available. */
async function buyAgain(shop: Shop, orderNo: string, idempotencyKey: string | undefined) {
  const t = await getMessages(shop.locale.code, 'orders');
  const lines = await linesOf(shop, orderNo);
  const added = await Promise.all(lines.map((line) => isAdded(shop, line, idempotencyKey)));
  const names = lines.flatMap(({ name }, index) => (added[index] ? [] : [name])).join(', ');
  if (!added.includes(true)) return refusal(t('orders.again.none', { names }), { status: 409 });
  if (names === '') setFlash(shop, 'success', t(actionViews.buyAgain.done));
  else setFlash(shop, 'neutral', t('orders.again.partly', { names }));
  return shop.redirect(paths.cart(), 303);
}

/** Adds one line to the cart; `false` if it is no longer sold, or not in this quantity. */
async function isAdded(shop: Shop, line: OrderLine, idempotencyKey: string | undefined): Promise<boolean> {
  const { productId, skuId, quantity } = line;
  if (skuId === null) return false;
  try {
    await addToCart(shop, { productId, skuId, quantity }, idempotencyKey);
    return true;
  } catch (error) {
    const isGone = isApiError(error) && error.kind === 'refused';
    if (isGone && knownMessageKey(error.message) !== 'cartFull') return false;
    throw error;
  }
}
