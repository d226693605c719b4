import { notificationKinds } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { keepTyped, type Shop, signedInAction } from '../../http/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';

/** The kinds of notifications that the shopper receives, and whether there is an e-mail address. */
export async function loadNotificationSettings(shop: Shop) {
  const [settings, user, t] = await Promise.all([
    shop.api.notifications.settings(),
    withTimeout(shop.api.account.info()),
    getMessages(shop.locale.code, 'notifications'),
  ]);
  return { title: t('notifications.settingsTitle'), settings, hasMail: user?.email !== null };
}
export type NotificationSettingsData = Awaited<ReturnType<typeof loadNotificationSettings>>;

/** Saves all kinds at once: a box that is not ticked is not sent. */
export const notificationSettingsAction = signedInAction(
  keepTyped(async (shop, form) => {
    await shop.api.notifications.saveSettings(
      notificationKinds.map((kind) => ({
        kind,
        onSite: form.has(`onSite:${kind}`),
        byMail: form.has(`byMail:${kind}`),
      })),
    );
    const t = await getMessages(shop.locale.code, 'notifications');
    setFlash(shop, 'success', t('notifications.saved'));
    return shop.redirect(accountPaths.notificationSettings(), 303);
  }),
);
