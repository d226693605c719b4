import { isApiError } from '@marketfront/api-client';
import type { CurrentShopper } from '../../platform/root-data.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { visitorCartCount } from '../cart/index.server.ts';

/**
 * Nickname and cart count. A session that the API no longer knows is ended without an error: public pages stay open,
 * and only pages that need an account ask to sign in again.
 */
export async function loadCurrentShopper(shop: Shop): Promise<CurrentShopper> {
  if (!shop.signedIn) return visitor(shop);
  const [info, count] = await Promise.allSettled([shop.api.account.info(), shop.api.cart.count()]);
  if (info.status === 'rejected' && isApiError(info.reason) && info.reason.kind === 'unauthorised') {
    shop.signOut();
    return visitor(shop);
  }
  return {
    signedIn: true,
    nickname: info.status === 'fulfilled' ? info.value.nickname : '',
    cartCount: count.status === 'fulfilled' ? count.value : 0,
  };
}

const visitor = (shop: Shop): CurrentShopper => ({
  signedIn: false,
  nickname: null,
  cartCount: visitorCartCount(shop),
});
