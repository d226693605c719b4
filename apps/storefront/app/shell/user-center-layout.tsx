import { splitLocalePath } from '@marketfront/i18n';
import {
  ButtonLink,
  Container,
  IconOrders,
  IconCart,
  useConfirm,
  UserCenterLayout,
  ProfileCard,
  useToast,
} from '@marketfront/ui';
import { Outlet, useLocation } from 'react-router';
import { loadProfile } from '../features/account/index.server.ts';
import { identityOf } from '../features/orders/index.server.ts';
import { shopLoader, signedInLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { usePath } from '../platform/root-data.ts';
import { useMessages } from '../messages/index.ts';
import type { Route } from './+types/user-center-layout';

export const handle = { messages: ['account', 'auth', 'site'] };

const profile = signedInLoader(loadProfile);
const noProfile = shopLoader(async () => null);

/** An order that its confirmation mail opens needs no account: then there is no profile. */
export const loader = (args: Route.LoaderArgs) => {
  const { url } = args;
  const isMailedOrder = splitLocalePath(url.pathname).path === paths.order() && identityOf(url.searchParams);
  return isMailedOrder ? noProfile(args) : profile(args);
};

export default function UserCenter({ loaderData: profile }: Route.ComponentProps) {
  const t = useMessages('auth');
  const account = useMessages('account');
  const site = useMessages('site');
  const { pathname } = useLocation();
  if (!profile) {
    return (
      <Container>
        <Outlet />
      </Container>
    );
  }
  const { nickname, avatar, phone, email, balance, texts } = profile;
  return (
    <Container>
      <UserCenterLayout
        profile={
          <ProfileCard
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
        menu={[
          {
            href: paths.orders(),
            label: texts.my_order ?? account('account.myOrder'),
            icon: <IconOrders />,
            current: pathname.endsWith(paths.orders()) || pathname.endsWith(paths.order()),
          },
          { href: paths.cart(), label: account('account.cart'), icon: <IconCart />, current: false },
        ]}
      >
        <Outlet />
      </UserCenterLayout>
    </Container>
  );
}

/** Asks first (spec §4); without script the link leads to a page that asks. */
function SignOut({ label }: { label: string }) {
  const t = useMessages('auth');
  const site = useMessages('site');
  const path = usePath();
  const confirm = useConfirm();
  const toast = useToast();

  // Not by the router: it would load the page of signing out first, and leave this one when that fails.
  const signOut = async () => {
    try {
      const body = new URLSearchParams();
      const answer = await fetch(path(paths.logout()), { method: 'POST', body, redirect: 'manual' });
      if (answer.type !== 'opaqueredirect') throw new Error(`The shop answered ${answer.status}.`);
      location.assign(path(paths.home()));
    } catch {
      toast({
        tone: 'critical',
        message: site('site.unreachable'),
        action: { label: site('site.tryAgain'), onSelect: () => void signOut() },
      });
    }
  };

  return (
    <ButtonLink
      tone="quiet"
      size="sm"
      href={paths.logout()}
      onClick={async (event) => {
        event.preventDefault();
        const sure = await confirm({
          title: t('auth.signOutTitle'),
          description: t('auth.signOutText'),
          confirmLabel: t('auth.signOut'),
          cancelLabel: t('auth.stay'),
        });
        if (sure) await signOut();
      }}
    >
      {label}
    </ButtonLink>
  );
}
