import { getMessages } from '../../../messages/index.ts';
import type { Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import { describeDevice } from './describe-device.ts';

/** The data of the profile page. Passkeys and devices are left out if a back end does not have them. */
export async function loadProfilePage(shop: Shop, params: URLSearchParams) {
  const { api } = shop;
  const [user, passkeys, sessions, t] = await Promise.all([
    api.account.info(),
    withTimeout(api.auth.passkeys()),
    withTimeout(api.account.sessions()),
    getMessages(shop.locale.code, 'profile'),
  ]);
  return {
    title: t('profile.title'),
    nickname: user.nickname,
    avatar: user.avatar,
    email: user.email,
    phone: [user.countryCode, user.phone].filter(Boolean).join(' ') || null,
    /** The channel of the code for a new password; social accounts and guests have no password. */
    codeBy: user.kind === 'email' || user.kind === 'phone' ? user.kind : null,
    passkeys: passkeys ?? null,
    /** Whether the account can have passkeys: a guest's account ends with the session, so it cannot. */
    hasPasskeys: user.kind !== 'guest',
    devices:
      sessions?.map(({ userAgent, ...session }) => ({ ...session, ...describeDevice(userAgent) })) ?? null,
    /** A passkey whose deletion needs a confirmation on the page. */
    remove: passkeys?.find(({ id }) => String(id) === params.get('remove'))?.id ?? null,
  };
}
export type ProfilePageData = Awaited<ReturnType<typeof loadProfilePage>>;
