import {
  addToCartSchema,
  isApiError,
  knownMessageKey,
  parsePositiveInteger,
  validate,
} from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { invalidForm, isFetch, refusal, type Shop, shopAction } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import { addToCart, hasEveryPiece } from './cart.server.ts';
import { skuFromForm } from '../catalog/index.server.ts';
import { formIdempotencyKey, textFields } from '../../forms/index.server.ts';

/** The response to a request from script. */
export type AddToCartAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

const productOf = (request: Request) =>
  parsePositiveInteger(new URL(request.url).searchParams.get('product'));

async function add(shop: Shop, form: FormData, { request }: ActionFunctionArgs) {
  const id = productOf(request);
  const skuId = id && (await skuFromForm(shop, id, form));
  if (!skuId) {
    const t = await getMessages(shop.locale.code, 'catalog');
    return refusal(t('catalog.chooseOptions'));
  }
  const { quantity } = textFields(form);
  const read = validate(addToCartSchema, { productId: id, skuId, quantity: quantity || undefined });
  if (!read.ok) return invalidForm(shop, read.issues);
  try {
    await addToCart(shop, read.value, formIdempotencyKey(form));
  } catch (error) {
    const isShort = isApiError(error) && knownMessageKey(error.message) === 'stockInsufficient';
    if (!isShort || !(await hasEveryPiece(shop, read.value))) throw error;
    const t = await getMessages(shop.locale.code, 'errors');
    return refusal(t('errors.everyPieceInCart'), { status: 409 });
  }
  if (isFetch(request)) return { ok: true as const };
  const t = await getMessages(shop.locale.code, 'site');
  setFlash(shop, 'success', t('site.added'));
  return shop.redirect(paths.cart(), 303);
}

/** The "Add to cart" action of every page; the product is part of the address. */
export const addToCartAction = shopAction(add, {
  page: (request) => {
    const productId = productOf(request);
    return productId === undefined ? paths.home() : paths.product(productId);
  },
});
