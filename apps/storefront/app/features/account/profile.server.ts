import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** Codes of the server's page texts (spec §3) that may replace our own messages in the user center. */
const layoutKey = 'userCenterLayout';

/** What the profile card of the user center shows. It never takes the page: what cannot be read is left out. */
export async function loadProfile(shop: Shop) {
  const [user, balance, texts] = await Promise.all([
    withTimeout(shop.api.account.info()),
    withTimeout(shop.api.account.balance()),
    withTimeout(queries.pageTexts(shop, shop.locale.code, layoutKey)),
  ]);
  return {
    nickname: user?.nickname ?? '',
    avatar: user?.avatar ?? null,
    phone: [user?.countryCode, user?.phone].filter(Boolean).join(' '),
    email: user?.email ?? null,
    /** `null` when it could not be read: never shown as 0.00. */
    balance: balance ?? null,
    texts: Object.fromEntries((texts ?? []).map(({ code, content }) => [code, content])) as Partial<
      Record<string, string>
    >,
  };
}
