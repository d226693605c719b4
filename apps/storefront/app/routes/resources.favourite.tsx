import { actionError, field, isEnhanced, positiveInteger } from '../platform/action.server.ts';
import { setFlash } from '../platform/flash.server.ts';
import { shopOf, toSignIn } from '../platform/shop.server.ts';
import { getMessages } from '../messages/index.ts';
import type { Route } from './+types/resources.favourite';

/** Adds a product to the favourites or takes it out. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const productId = positiveInteger(form.get('product')) ?? positiveInteger(url.searchParams.get('product'));
  const on = (field(form, 'on') || url.searchParams.get('on')) === '1';
  const t = await getMessages(shop.locale.code, 'catalog');
  if (productId === undefined) return { ok: false as const, message: t('catalog.itemNotFound') };
  if (!shop.signedIn) throw toSignIn(shop, `/goods_detail/${productId}`);
  try {
    await (on ? shop.api.favourites.addProduct(productId) : shop.api.favourites.removeProduct(productId));
  } catch (error) {
    return actionError(shop, error);
  }
  const message = t(on ? 'catalog.favouriteAdded' : 'catalog.favouriteRemoved');
  if (isEnhanced(request)) return { ok: true as const, on, message };
  setFlash(shop, 'success', message);
  return shop.redirect(`/goods_detail/${productId}`, 303);
}
