import { notificationKinds, parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { assertPageExists, byIntent, type Shop, signedInAction } from '../../http/index.server.ts';
import { accountPaths, aliasOf, pageNumber, safePath } from '../../navigation/index.ts';
import { textField } from '../../forms/index.server.ts';

const perPage = 20;

/** One page of the notifications, the newest first. */
export async function loadNotifications(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const kind = notificationKinds.find((name) => name === params.get('kind')) ?? null;
  const [list, t] = await Promise.all([
    shop.api.notifications.list({ page, limit: perPage, ...(kind && { kind }) }),
    getMessages(shop.locale.code, 'notifications'),
  ]);
  const pageCount = Math.ceil(list.total / perPage);
  assertPageExists(shop, page, pageCount);
  return { title: t('notifications.title'), kind, page, pageCount, items: list.items };
}
export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>;

/** The page of a notification; an old URL is replaced by the current one, without a redirect. */
export function pageOf(href: string | null): string {
  const path = href && safePath(href);
  if (!path) return accountPaths.notifications();
  const { pathname, searchParams } = new URL(path, 'https://shop.invalid');
  return aliasOf(pathname, searchParams) ?? path;
}

/** Marks one notification as read and redirects to its page, or marks all as read. */
export const notificationsAction = signedInAction(
  byIntent({
    open: async ({ shop, form, parameters: [given] }) => {
      const id = parsePositiveInteger(given);
      if (id !== undefined) await shop.api.notifications.markRead([id]);
      return shop.redirect(pageOf(textField(form, `href:${given}`, 500) || null), 303);
    },
    readAll: async ({ shop }) => {
      await shop.api.notifications.markRead();
      const t = await getMessages(shop.locale.code, 'notifications');
      setFlash(shop, 'success', t('notifications.allRead'));
      return shop.redirect(accountPaths.notifications(), 303);
    },
  }),
);
