import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** Keeps what a visitor wants as a favourite until they have signed in. */
export const keepWantedFavourite = (shop: Shop, productId: number): void =>
  shop.cookies.set('favourite', String(productId));

/**
 * Adds what a visitor wanted as a favourite before signing in, and gives the message about it. The sign-in holds also
 * when that fails.
 */
export async function addWantedFavourite(shop: Shop): Promise<string | undefined> {
  const productId = parsePositiveInteger(shop.cookies.get('favourite'));
  shop.cookies.set('favourite', undefined);
  if (productId === undefined) return undefined;
  const added = await withTimeout(shop.api.favourites.addProduct(productId).then(() => true));
  return added ? (await getMessages(shop.locale.code, 'favourites'))('favourites.addedDone') : undefined;
}
