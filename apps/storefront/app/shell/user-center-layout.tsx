import { splitLocalePath } from '@marketfront/i18n';
import { Container, ProfileCard, UserCenterLayout } from '@marketfront/ui';
import { Outlet, useLocation } from 'react-router';
import { loadProfile } from '../features/account/index.server.ts';
import { identityOf } from '../features/orders/index.server.ts';
import { shopLoader, signedInLoader } from '../http/index.server.ts';
import { accountPaths } from '../navigation/index.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { SignOut } from './sign-out.tsx';
import { isOpen, userCenterMenu } from './user-center-menu.tsx';
import type { Route } from './+types/user-center-layout';

export const handle = { messages: pageMessages('account', 'auth', 'site') };

const profile = signedInLoader(loadProfile);
const noProfile = shopLoader(async () => null);

/** An order opened from its confirmation mail needs no account: then there is no profile. */
export const loader = (args: Route.LoaderArgs) => {
  const { url } = args;
  const isMailedOrder =
    splitLocalePath(url.pathname).path === accountPaths.order() && identityOf(url.searchParams);
  return isMailedOrder ? noProfile(args) : profile(args);
};

export default function UserCenter({ loaderData: profile }: Route.ComponentProps) {
  const t = useMessages('auth');
  const account = useMessages('account');
  const site = useMessages('site');
  const { path } = splitLocalePath(useLocation().pathname);
  if (!profile) {
    return (
      <Container>
        <Outlet />
      </Container>
    );
  }
  const { nickname, avatar, phone, email, balance, texts, unread, hasPoints } = profile;
  const menu = userCenterMenu.filter(({ href }) => hasPoints || href !== accountPaths.points());
  return (
    <Container>
      <UserCenterLayout
        profile={
          <ProfileCard
            // On phones the other pages begin with their own content.
            {...(path !== accountPaths.userCenter() && { href: accountPaths.userCenter(), compact: true })}
            nickname={nickname || site('site.account')}
            avatar={avatar ?? undefined}
            balance={balance}
            phone={phone || undefined}
            email={email ?? undefined}
            labels={{
              ...(texts.balance && { balance: texts.balance }),
              ...(texts.phone_number && { phone: texts.phone_number }),
              ...(texts.email && { email: texts.email }),
            }}
            logout={<SignOut label={texts.logout ?? t('auth.signOut')} />}
          />
        }
        menu={menu.map((entry) => ({
          href: entry.href,
          icon: entry.icon,
          label: (entry.code && texts[entry.code]) ?? account(entry.message),
          current: isOpen(entry, path),
          count: entry.href === accountPaths.notifications() ? unread : undefined,
        }))}
      >
        <Outlet />
      </UserCenterLayout>
    </Container>
  );
}
