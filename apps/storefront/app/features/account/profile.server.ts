import { queries, type Shop } from '../../http/index.server.ts';
import { withSession, withTimeout } from '../../services/index.server.ts';
import { countUnread } from '../notifications/index.server.ts';
import { hasPoints } from './has-points.server.ts';

/** The page of the server's texts (spec §3) that may replace the shop's own messages in the user center. */
const layoutKey = 'userCenterLayout';

/** The codes of those texts. */
export type PageTextCode =
  | 'balance'
  | 'phone_number'
  | 'email'
  | 'logout'
  | 'my_order'
  | 'wish_list'
  | 'address';

/** The data beside each page of the user center. It never makes the page fail: data that cannot be read is left out. */
export async function loadProfile(shop: Shop) {
  const [user, balance, texts, unread, points] = await Promise.all([
    withSession(shop.api.account.info()),
    withSession(shop.api.account.balance()),
    withTimeout(queries.pageTexts(shop, shop.locale.code, layoutKey)),
    withTimeout(countUnread(shop)),
    withSession(hasPoints(shop)),
  ]);
  return {
    nickname: user?.nickname ?? '',
    avatar: user?.avatar ?? null,
    phone: [user?.countryCode, user?.phone].filter(Boolean).join(' '),
    email: user?.email ?? null,
    /** `null` when it could not be read; never shown as 0.00. */
    balance: balance ?? null,
    unread,
    /** False if the back end has no points. */
    hasPoints: points ?? true,
    texts: Object.fromEntries((texts ?? []).map(({ code, content }) => [code, content])) as Partial<
      Record<PageTextCode, string>
    >,
  };
}
