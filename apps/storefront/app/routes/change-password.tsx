import { shopLoader } from '../http/index.server.ts';
import { accountPaths } from '../navigation/index.ts';

/** The address to which password managers lead (https://w3c.github.io/webappsec-change-password-url/). */
export const loader = shopLoader(async (shop) => shop.redirect(accountPaths.profile(), 302));
