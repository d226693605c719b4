import { limits, parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../../messages/index.ts';
import { isFetch, refusal, shopAction } from '../../../platform/handlers.server.ts';
import { paths } from '../../../platform/paths.ts';
import { addToCart } from '../../cart/index.server.ts';
import { skuFromForm } from './sku-from-form.server.ts';

/** "Add to cart" of a product page. */
export const addToCartAction = shopAction(async (shop, form, { request, params }: ActionFunctionArgs) => {
  const productId = parsePositiveInteger(params.id);
  const quantity = parsePositiveInteger(form.get('quantity')) ?? 1;
  const skuId = productId && (await skuFromForm(shop, productId, form));
  if (!productId || !skuId) {
    const t = await getMessages(shop.locale.code, 'catalog');
    return refusal(t('catalog.chooseOptions'));
  }
  await addToCart(shop, { productId, skuId, quantity: Math.min(quantity, limits.cartQuantity.max) });
  return isFetch(request) ? { ok: true as const } : shop.redirect(paths.cart(), 303);
});
