import {
  cartSelectionSchema,
  parsePositiveInteger,
  validate,
  type ValidationIssue,
} from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import {
  byIntent,
  type IntentHandler,
  invalidForm,
  isFetch,
  refusal,
  type Shop,
  shopAction,
  withAccount,
} from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import {
  addToCart,
  changeQuantity,
  chooseAgain,
  dropLater,
  forgetVisitorLines,
  keepForLater,
  moveBack,
  removeFromCart,
} from './cart.server.ts';
import { changeLine } from './change-line.server.ts';
import type { CartIntent } from './intents.ts';
import { maxVisitorLines, type VisitorLine } from './visitor-cart.ts';
import { formIdempotencyKey } from '../../forms/index.server.ts';

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

/** Reports that no line was selected. */
async function nothingSelected(
  shop: Shop,
  request: Request,
  issues: readonly [ValidationIssue, ...ValidationIssue[]],
) {
  const refused = await invalidForm(shop, issues);
  if (isFetch(request)) return refused;
  setFlash(shop, 'critical', refused.data.message);
  return shop.redirect(paths.cart(), 303);
}

/** Every change of the cart is sent by one form: quantity, removal, undo of a removal, and going to the checkout. */
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
    if (!id || !productId || !quantity) return itemMissing(shop);
    const skuId = parsePositiveInteger(form.get(`choice-${line}`));
    if (!skuId) {
      const t = await getMessages(shop.locale.code, 'cart');
      return refusal(t('cart.optionMissing'));
    }
    await chooseAgain(shop, { id, waiting: waiting === 'waiting' }, { productId, skuId, quantity });
    return done(shop, request);
  },
  change: async ({ shop, form, request, parameters: [line, former] }) => {
    const id = parsePositiveInteger(line);
    const formerSkuId = parsePositiveInteger(former);
    const skuId = parsePositiveInteger(form.get(`choice-${line}`));
    if (!id || !formerSkuId || !skuId) return itemMissing(shop);
    const left = await changeLine(shop, { id, formerSkuId, skuId });
    // With script, the dialog has shown this message already.
    if (left !== undefined && !isFetch(request)) {
      const t = await getMessages(shop.locale.code, 'cart');
      setFlash(shop, 'neutral', t('cart.quantityBecomes', { count: left }));
    }
    return done(shop, request);
  },
  removeSelected: async ({ shop, form, request }) => {
    const read = validate(cartSelectionSchema, { ids: form.getAll('line') });
    if (!read.ok) return nothingSelected(shop, request, read.issues);
    await removeFromCart(shop, read.value.ids);
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
    if (!(await keepForLater(shop, lineId, kept))) {
      const t = await getMessages(shop.locale.code, 'cart');
      return refusal(t('cart.laterFull', { count: maxVisitorLines }));
    }
    return done(shop, request);
  },
  moveBack: async ({ shop, form, request, parameters }) => {
    const kept = variantOf(parameters);
    if (!kept) return itemMissing(shop);
    await moveBack(shop, kept, formIdempotencyKey(form));
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
    // Signing in adds the product to the favourites. The line stays, because the cart is a different one after sign-in.
    await withAccount(shop, { act: 'favourite', id: productId, from: paths.cart() }, () =>
      shop.api.favourites.addProduct(productId),
    );
    await removeFromCart(shop, [lineId]);
    return done(shop, request);
  },
  restore: async ({ shop, form, request, parameters }) => {
    const line = variantOf(parameters);
    if (!line) return itemMissing(shop);
    await addToCart(shop, line, formIdempotencyKey(form));
    return done(shop, request);
  },
  checkout: async ({ shop, form, request }) => {
    const read = validate(cartSelectionSchema, { ids: form.getAll('line') });
    if (!read.ok) return nothingSelected(shop, request, read.issues);
    const items = read.value.ids;
    // The lines of a visitor are sent as SKUs: their ids change when they join the shopper's cart.
    const start = shop.signedIn ? { items } : { skus: items };
    return shop.redirect(paths.checkout(start), 303);
  },
} satisfies Record<CartIntent, IntentHandler>;

/** The form without script: a refusal is shown on the cart page. */
export const cartAction = shopAction(byIntent(handlers));

/** Single changes that script sends. */
export const cartChangeAction = shopAction(byIntent(handlers), { page: () => paths.cart() });

/** The response to a request from script. */
export type CartChangeAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };
