import { getMessages } from '../../messages/index.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** What shoppers ask, and how to reach the marketplace. */
export async function loadHelp(shop: Shop) {
  const [home, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    getMessages(shop.locale.code, 'help'),
  ]);
  return { title: t('help.title'), service: home?.service ?? null, locale: shop.locale.code };
}
export type HelpData = Awaited<ReturnType<typeof loadHelp>>;
