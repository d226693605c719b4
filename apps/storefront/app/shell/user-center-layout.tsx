import {
  ButtonLink,
  Container,
  IconOrders,
  IconCart,
  useConfirm,
  UserCenterLayout,
  ProfileCard,
} from '@marketfront/ui';
import { Outlet, useLocation, useSubmit } from 'react-router';
import { settled } from '../platform/settled.ts';
import { serveSignedIn } from '../platform/shop.server.ts';
import { usePath } from '../platform/use-root.ts';
import { useMessages } from '../messages/index.ts';
import type { Route } from './+types/user-center-layout';

export const handle = { messages: ['auth'] };

/** Codes of the server's page texts (spec §3) that may replace our own words here. */
const layoutKey = 'userCenterLayout';

export function loader({ context }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const [user, balance, texts] = await Promise.all([
      shop.api.account.info(),
      settled(shop.api.account.balance()),
      settled(
        shop.shared('site', `texts:${layoutKey}`, (api) =>
          api.site.pageTexts({ languageCode: shop.locale.code, layout: layoutKey }),
        ),
      ),
    ]);
    return {
      nickname: user.nickname,
      avatar: user.avatar,
      phone: [user.countryCode, user.phone].filter(Boolean).join(' '),
      email: user.email,
      balance: balance ?? '0.00',
      texts: Object.fromEntries((texts ?? []).map(({ code, content }) => [code, content])) as Record<
        string,
        string
      >,
    };
  });
}

export default function UserCenter({ loaderData }: Route.ComponentProps) {
  const t = useMessages('auth');
  const { pathname } = useLocation();
  const { nickname, avatar, phone, email, balance, texts } = loaderData;
  return (
    <Container>
      <UserCenterLayout
        profile={
          <ProfileCard
            nickname={nickname}
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
            href: '/user_center/order/list',
            label: texts.my_order ?? t('auth.myOrder'),
            icon: <IconOrders />,
            current: pathname.includes('/user_center/order/'),
          },
          { href: '/cart', label: t('auth.cart'), icon: <IconCart />, current: false },
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
  const path = usePath();
  const submit = useSubmit();
  const confirm = useConfirm();
  return (
    <ButtonLink
      tone="quiet"
      size="sm"
      href="/logout"
      onClick={async (event) => {
        event.preventDefault();
        const sure = await confirm({
          title: t('auth.signOutTitle'),
          description: t('auth.signOutText'),
          confirmLabel: t('auth.signOut'),
        });
        if (sure) void submit(null, { method: 'post', action: path('/logout') });
      }}
    >
      {label}
    </ButtonLink>
  );
}
