import { parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { isFetch, refusal, shopAction } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';

/**
 * Adds a product to the favourites (`on=1`) or removes it (`on=0`). The change is part of the address, because the
 * button belongs to the form that adds to the cart.
 */
export const favouriteAction = shopAction(async (shop, _form, { request }: ActionFunctionArgs) => {
  const params = new URL(request.url).searchParams;
  const productId = parsePositiveInteger(params.get('product'));
  const on = params.get('on') === '1';
  const t = await getMessages(shop.locale.code, 'favourites');
  if (productId === undefined) {
    const catalog = await getMessages(shop.locale.code, 'catalog');
    return refusal(catalog('catalog.itemNotFound'));
  }
  if (!shop.signedIn) throw shop.toSignIn(paths.product(productId));
  await (on ? shop.api.favourites.addProduct(productId) : shop.api.favourites.removeProduct(productId));
  const message = t(on ? 'favourites.addedDone' : 'favourites.removedDone');
  if (isFetch(request)) return { ok: true as const, on, message };
  setFlash(shop, 'success', message);
  return shop.redirect(paths.product(productId), 303);
});
