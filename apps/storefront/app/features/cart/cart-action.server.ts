import { cartSelectionSchema, parsePositiveInteger, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { attemptOf } from '../../platform/form.server.ts';
import {
  byIntent,
  type IntentHandler,
  isFetch,
  refusal,
  shopAction,
  invalidForm,
} from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import type { Shop } from '../../platform/shop.server.ts';
import {
  addToCart,
  changeQuantity,
  chooseAgain,
  dropLater,
  forgetVisitorLines,
  keepForLater,
  loadCartGroups,
  moveBack,
  removeFromCart,
} from './cart.server.ts';
import { changeLine } from './change-line.server.ts';
import { estimateOf } from './estimate.server.ts';
import type { CartIntent } from './intents.ts';
import type { VisitorLine } from './visitor-cart.ts';

const done = (shop: Shop, request: Request) =>
  isFetch(request) ? { ok: true as const } : shop.redirect(paths.cart(), 303);

const lineIdsOf = (form: FormData, field = 'line') =>
  form.getAll(field).flatMap((value) => parsePositiveInteger(value) ?? []);

const itemMissing = async (shop: Shop) => {
  const t = await getMessages(shop.locale.code, 'catalog');
  return refusal(t('catalog.itemNotFound'));
};

function variantOf(parameters: readonly (string | undefined)[]): VisitorLine | undefined {
  const [productId, skuId, quantity] = parameters.map(parsePositiveInteger);
  return productId && skuId && quantity ? { productId, skuId, quantity } : undefined;
}

/** The coupon that the estimate of these lines names; a visitor has none. */
async function couponFor(shop: Shop, ids: readonly number[]): Promise<number | undefined> {
  if (!shop.signedIn) return undefined;
  const groups = await loadCartGroups(shop);
  const chosen = groups.flatMap(({ lines }) => lines).filter(({ id }) => ids.includes(id));
  return (await estimateOf(shop, chosen))?.discounts[0]?.userCouponId;
}

/** Every change of the cart is one form: quantity, removal, undo of a removal, and the way to the checkout. */
const handlers = {
  quantity: async ({ shop, request, parameters: [line, amount] }) => {
    const lineId = parsePositiveInteger(line);
    const quantity = parsePositiveInteger(amount);
    if (!lineId || !quantity) return itemMissing(shop);
    await changeQuantity(shop, lineId, quantity);
    return done(shop, request);
  },
  remove: async ({ shop, request, parameters: [line] }) => {
    const lineId = parsePositiveInteger(line);
    if (!lineId) return itemMissing(shop);
    await removeFromCart(shop, [lineId]);
    return done(shop, request);
  },
  forget: async ({ shop, request, parameters: [sku] }) => {
    const skuId = parsePositiveInteger(sku);
    if (!skuId) return itemMissing(shop);
    forgetVisitorLines(shop, [skuId]);
    return done(shop, request);
  },
  choose: async ({ shop, form, request, parameters: [line, product, amount, waiting] }) => {
    const id = parsePositiveInteger(line);
    const productId = parsePositiveInteger(product);
    const quantity = parsePositiveInteger(amount);
    const skuId = parsePositiveInteger(form.get(`choice-${line}`));
    if (!id || !productId || !quantity || !skuId) return itemMissing(shop);
    await chooseAgain(shop, { id, waiting: waiting === 'waiting' }, { productId, skuId, quantity });
    return done(shop, request);
  },
  change: async ({ shop, form, request, parameters: [line, former] }) => {
    const id = parsePositiveInteger(line);
    const formerSkuId = parsePositiveInteger(former);
    const skuId = parsePositiveInteger(form.get(`choice-${line}`));
    if (!id || !formerSkuId || !skuId) return itemMissing(shop);
    const left = await changeLine(shop, { id, formerSkuId, skuId });
    // Script has said so before.
    if (left !== undefined && !isFetch(request)) {
      const t = await getMessages(shop.locale.code, 'cart');
      setFlash(shop, 'neutral', t('cart.quantityBecomes', { count: left }));
    }
    return done(shop, request);
  },
  removeSelected: async ({ shop, form, request }) => {
    await removeFromCart(shop, lineIdsOf(form));
    return done(shop, request);
  },
  clear: async ({ shop, form, request }) => {
    await removeFromCart(shop, lineIdsOf(form, 'unavailable'));
    forgetVisitorLines(shop, lineIdsOf(form, 'waiting'));
    return done(shop, request);
  },
  later: async ({ shop, request, parameters: [line, ...variant] }) => {
    const lineId = parsePositiveInteger(line);
    const kept = variantOf(variant);
    if (!lineId || !kept) return itemMissing(shop);
    await keepForLater(shop, lineId, kept);
    return done(shop, request);
  },
  moveBack: async ({ shop, form, request, parameters }) => {
    const kept = variantOf(parameters);
    if (!kept) return itemMissing(shop);
    await moveBack(shop, kept, attemptOf(form));
    return done(shop, request);
  },
  dropLater: async ({ shop, request, parameters: [sku] }) => {
    const skuId = parsePositiveInteger(sku);
    if (!skuId) return itemMissing(shop);
    dropLater(shop, skuId);
    return done(shop, request);
  },
  favourite: async ({ shop, request, parameters: [line, product] }) => {
    const lineId = parsePositiveInteger(line);
    const productId = parsePositiveInteger(product);
    if (!lineId || !productId) return itemMissing(shop);
    if (!shop.signedIn) throw shop.toSignIn(paths.cart());
    await shop.api.favourites.addProduct(productId);
    await removeFromCart(shop, [lineId]);
    return done(shop, request);
  },
  restore: async ({ shop, form, request, parameters }) => {
    const line = variantOf(parameters);
    if (!line) return itemMissing(shop);
    await addToCart(shop, line, attemptOf(form));
    return done(shop, request);
  },
  checkout: async ({ shop, form, request }) => {
    const read = validate(cartSelectionSchema, { ids: form.getAll('line') });
    if (!read.ok) {
      const refused = await invalidForm(shop, read.issues);
      if (isFetch(request)) return refused;
      setFlash(shop, 'critical', refused.data.message);
      return shop.redirect(paths.cart(), 303);
    }
    const items = read.value.ids;
    // The lines of a visitor are SKUs: they get other ids when they join the shopper's cart.
    const start = shop.signedIn ? { items } : { skus: items };
    return shop.redirect(paths.checkout(start, { coupon: await couponFor(shop, items) }), 303);
  },
} satisfies Record<CartIntent, IntentHandler>;

/** The form without script: the cart shows a refusal. */
export const cartAction = shopAction(byIntent(handlers));

/** Single changes, sent by script. */
export const cartChangeAction = shopAction(byIntent(handlers), { page: () => paths.cart() });

/** The answer to script. */
export type CartChangeAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };
