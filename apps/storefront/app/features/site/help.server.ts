import { getMessages } from '../../messages/index.ts';
import { allCookies } from '../../platform/cookies.server.ts';
import { describe } from '../../platform/describe.server.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { cookiePurposes } from './cookie-purposes.ts';

const cookies = cookiePurposes.map(({ key, purpose }) => ({
  name: allCookies[key].name,
  maxAge: allCookies[key].maxAge,
  purpose,
}));

/** What shoppers ask, how to reach the marketplace, and the cookies of the shop. */
export async function loadHelp(shop: Shop) {
  const [home, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    getMessages(shop.locale.code, 'help'),
  ]);
  return {
    title: t('help.title'),
    description: await describe(shop, 'descriptions.help'),
    service: home?.service ?? null,
    cookies,
    locale: shop.locale.code,
  };
}
export type HelpData = Awaited<ReturnType<typeof loadHelp>>;
