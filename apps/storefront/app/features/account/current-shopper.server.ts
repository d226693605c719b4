import { isApiError } from '@marketfront/api-client';
import { config, withTimeout } from '../../services/index.server.ts';
import type { CurrentShopper } from '../../navigation/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { visitorCartCount } from '../cart/index.server.ts';

/** The shopper's name; `null` when the API no longer knows the session. */
async function readNickname(shop: Shop): Promise<string | null> {
  try {
    return (await shop.api.account.info()).nickname;
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorised') return null;
    throw error;
  }
}

/** Whether the API still knows the session; if it cannot be reached, the session continues. */
export const isSessionAlive = async (shop: Shop): Promise<boolean> =>
  (await withTimeout(readNickname(shop))) !== null;

/**
 * Nickname and cart count, within the time limit of the page frame. A session that the API no longer knows ends without
 * an error: public pages stay open, and only pages that need an account ask to sign in again.
 */
export async function loadCurrentShopper(shop: Shop): Promise<CurrentShopper> {
  if (!shop.signedIn) return visitor(shop);
  const [nickname, cartCount] = await Promise.all([
    withTimeout(readNickname(shop), config.frameTimeoutMs),
    withTimeout(shop.api.cart.count(), config.frameTimeoutMs),
  ]);
  if (nickname === null) {
    shop.signOut();
    return visitor(shop);
  }
  return {
    signedIn: true,
    nickname: nickname ?? '',
    cartCount: cartCount ?? 0,
    offersPasskey: shop.cookies.get('passkeyOffer') === 'ask',
  };
}

const visitor = (shop: Shop): CurrentShopper => ({
  signedIn: false,
  nickname: null,
  cartCount: visitorCartCount(shop),
  offersPasskey: false,
});
