import { parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { isFetch, refusal, shopAction, withAccount } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import type { ToggleAnswer } from '../../forms/index.ts';

const productOf = (request: Request) =>
  parsePositiveInteger(new URL(request.url).searchParams.get('product'));

const productPage = (request: Request) => {
  const productId = productOf(request);
  return productId === undefined ? paths.home() : paths.product(productId);
};

/**
 * Adds a product to the favourites (`on=1`) or removes it (`on=0`). The change is part of the URL, because the button
 * belongs to the form that adds to the cart.
 */
export const favouriteAction = shopAction(
  async (shop, _form, { request }: ActionFunctionArgs) => {
    const productId = productOf(request);
    const on = new URL(request.url).searchParams.get('on') === '1';
    const t = await getMessages(shop.locale.code, 'favourites');
    if (productId === undefined) {
      const catalog = await getMessages(shop.locale.code, 'catalog');
      return refusal(catalog('catalog.itemNotFound'));
    }
    const { favourites } = shop.api;
    await withAccount(shop, { act: 'favourite', id: productId, on, from: paths.product(productId) }, () =>
      on ? favourites.addProduct(productId) : favourites.removeProduct(productId),
    );
    const message = t(on ? 'favourites.addedDone' : 'favourites.removedDone');
    if (isFetch(request)) return { ok: true, on, message } satisfies ToggleAnswer;
    setFlash(shop, 'success', message);
    return shop.redirect(paths.product(productId), 303);
  },
  { page: productPage },
);
