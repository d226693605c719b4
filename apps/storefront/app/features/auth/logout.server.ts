import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { shopAction } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

const logoutTimeoutMs = 3000;

/**
 * Signs out: the token becomes invalid on the server, the browser clears its storage, the cart is removed, and the home
 * page shows a message (spec §4).
 */
export const logoutAction = shopAction(async (shop) => {
  if (shop.signedIn) await withTimeout(shop.api.auth.logout(), logoutTimeoutMs);
  shop.signOut();
  shop.cookies.set('cart', undefined);
  shop.cookies.set('later', undefined);
  const t = await getMessages(shop.locale.code, 'auth');
  setFlash(shop, 'success', t('auth.signedOut'));
  return shop.redirect(paths.home(), 303);
});
