import { getMessages } from '../../messages/index.ts';
import { describe } from '../../platform/describe.server.ts';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** What shoppers ask, and how to reach the marketplace. */
export async function loadHelp(shop: Shop) {
  const [home, t] = await Promise.all([
    withTimeout(queries.home(shop)),
    getMessages(shop.locale.code, 'help'),
  ]);
  const description = await describe(shop, 'descriptions.help');
  return { title: t('help.title'), description, service: home?.service ?? null, locale: shop.locale.code };
}
export type HelpData = Awaited<ReturnType<typeof loadHelp>>;
