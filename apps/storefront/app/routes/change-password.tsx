import { shopLoader } from '../http/index.server.ts';
import { accountPaths } from '../navigation/index.ts';

/** Where password managers lead to (https://w3c.github.io/webappsec-change-password-url/). */
export const loader = shopLoader(async (shop) => shop.redirect(accountPaths.profile(), 302));
