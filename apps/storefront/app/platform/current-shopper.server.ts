import { ApiError } from '@marketfront/api-client';
import { readVisitorCart } from '../features/cart/visitor-cart.ts';
import { cookies } from './cookies.ts';
import type { Shop } from './shop.server.ts';

/** The shopper's own bits of the shell. */
export interface CurrentShopper {
  readonly signedIn: boolean;
  readonly nickname: string | null;
  readonly cartCount: number;
}

/**
 * Nickname and cart count. A session that the API no longer knows ends quietly here: pages for everybody stay open,
 * and only those that need an account ask to sign in again.
 */
export async function currentShopper(shop: Shop): Promise<CurrentShopper> {
  if (!shop.signedIn) return visitor(shop);
  const [info, count] = await Promise.allSettled([shop.api.account.info(), shop.api.cart.count()]);
  if (info.status === 'rejected' && info.reason instanceof ApiError && info.reason.kind === 'unauthorised') {
    shop.signOut();
    return visitor(shop);
  }
  return {
    signedIn: true,
    nickname: info.status === 'fulfilled' ? info.value.nickname : '',
    cartCount: count.status === 'fulfilled' ? count.value : 0,
  };
}

function visitor(shop: Shop): CurrentShopper {
  const lines = readVisitorCart(shop.cookie(cookies.cart));
  return { signedIn: false, nickname: null, cartCount: lines.reduce((sum, line) => sum + line.quantity, 0) };
}
