import { addToCartSchema, parsePositiveInteger, validate } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../../messages/index.ts';
import { attemptOf, textFields } from '../../../platform/form.server.ts';
import { invalidForm, isFetch, refusal, shopAction } from '../../../platform/handlers.server.ts';
import { paths } from '../../../platform/paths.ts';
import { addToCart } from '../../cart/index.server.ts';
import { skuFromForm } from './sku-from-form.server.ts';

/** "Add to cart" of a product page. */
export const addToCartAction = shopAction(async (shop, form, { request, params }: ActionFunctionArgs) => {
  const id = parsePositiveInteger(params.id);
  const skuId = id && (await skuFromForm(shop, id, form));
  if (!skuId) {
    const t = await getMessages(shop.locale.code, 'catalog');
    return refusal(t('catalog.chooseOptions'));
  }
  const { quantity } = textFields(form);
  const read = validate(addToCartSchema, { productId: id, skuId, quantity: quantity || undefined });
  if (!read.ok) return invalidForm(shop, read.issues);
  await addToCart(shop, read.value, attemptOf(form));
  return isFetch(request) ? { ok: true as const } : shop.redirect(paths.cart(), 303);
});
