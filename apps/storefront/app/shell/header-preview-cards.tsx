import { ButtonLink, CountBadge, Divider, Image, Link, Price, Spread, Stack, Text } from '@marketfront/ui';
import type { AccountPreviewData } from '../features/account/index.server.ts';
import type { CartPreviewData } from '../features/cart/index.server.ts';
import { FreeShippingMeter } from '../features/cart/index.ts';
import { useMessages } from '../messages/index.ts';
import { accountPaths, paths } from '../navigation/index.ts';
import * as css from './header-previews.css.ts';
import { SignOut } from './sign-out.tsx';

export function CartContent({ data: { groups, more, total } }: { data: CartPreviewData }) {
  const t = useMessages('cart');
  if (groups.length === 0) {
    return (
      <Stack gap="xs" className={css.card}>
        <Text weight="medium">{t('cart.emptyTitle')}</Text>
        <Text tone="muted">{t('cart.emptyText')}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="sm" className={css.card}>
      {groups.map((group) => (
        <StoreLines key={group.storeId} group={group} />
      ))}
      {more > 0 && (
        <Text size="sm" tone="muted">
          {t('cart.more', { count: more })}
        </Text>
      )}
      <Divider />
      <Spread>
        <Text inline weight="medium">
          {t('cart.total')}
        </Text>
        <Price amount={total} />
      </Spread>
      <ButtonLink href={paths.cart()} tone="primary" block>
        {t('cart.view')}
      </ButtonLink>
    </Stack>
  );
}

type Group = CartPreviewData['groups'][number];

/** The lines of one store, and the amount missing for free delivery. */
function StoreLines({ group: { storeId, storeName, freeShipping, lines } }: { group: Group }) {
  return (
    <section className={css.group}>
      <Link href={paths.store(storeId)} className={css.store}>
        {storeName}
      </Link>
      <ul className={css.lines}>
        {lines.map(({ skuId, productId, name, variant, image, price, quantity }) => (
          <li key={skuId}>
            <Link href={paths.product(productId)} className={css.line}>
              <Image src={image ?? ''} alt="" width={56} height={56} widths={[160]} className={css.picture} />
              <span className={css.texts}>
                <Text inline lines={2}>
                  {name}
                </Text>
                <Text inline size="sm" tone="muted">
                  {[variant, `× ${quantity}`].filter(Boolean).join(' ')}
                </Text>
              </span>
              {price && <Price amount={price} size="sm" />}
            </Link>
          </li>
        ))}
      </ul>
      {freeShipping && <FreeShippingMeter {...freeShipping} />}
    </section>
  );
}

const tabs = ['toPay', 'toShip', 'toReceive'] as const;

export function AccountContent({ data: { counts, unread } }: { data: NonNullable<AccountPreviewData> }) {
  const t = useMessages('account');
  const orders = useMessages('orders');
  const auth = useMessages('auth');
  return (
    <Stack gap="xs" className={css.card}>
      <Link href={accountPaths.orders()} className={css.row}>
        <Text inline weight="medium">
          {t('account.myOrder')}
        </Text>
      </Link>
      {tabs.map((tab) => (
        <Link key={tab} href={accountPaths.orders({ tab })} className={css.row}>
          {orders(`orders.${tab}`)}
          {counts !== null && counts[tab] > 0 && <CountBadge count={counts[tab]} />}
        </Link>
      ))}
      {unread !== null && (
        <Link href={accountPaths.notifications()} className={css.row}>
          {t('account.unread', { count: unread })}
        </Link>
      )}
      <Divider />
      <SignOut label={auth('auth.signOut')} />
    </Stack>
  );
}
