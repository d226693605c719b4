import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { AddressCard, ButtonLink, Heading, Inline, ProductGrid, Stack, Text } from '@marketfront/ui';
import { addressCardProps } from '@marketfront/api-client/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { ProductTile } from '../catalog/index.ts';
import { NotificationItem } from '../notifications/index.ts';
import { Block } from './block.tsx';
import * as css from './dashboard.css.ts';
import { Orders, type PartProps, Parcels, Reviews } from './dashboard-orders.tsx';
import type { DashboardData } from './dashboard.server.ts';
import { LateBlocks } from './late-blocks.tsx';

/** The shopper's pending items, each with its next step. */
export function Dashboard({ data, nickname }: { data: DashboardData; nickname: string }) {
  const t = useMessages('account');
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {nickname ? t('account.greeting', { name: nickname }) : data.title}
      </Heading>
      <LateBlocks incomplete={Object.values(data).includes(null)}>
        <div className={css.blocks}>
          <Orders data={data} />
          <Parcels data={data} />
          <Reviews data={data} />
          <div className={css.column}>
            <Coupons data={data} />
            {data.hasPoints && <Points data={data} />}
          </div>
          <Address data={data} />
          <News data={data} />
          <NewGoods data={data} />
        </div>
      </LateBlocks>
    </Stack>
  );
}

function Coupons({ data: { coupons } }: PartProps) {
  const t = useMessages('account');
  const { locale, timeZone } = useRoot();
  return (
    <Block
      title={t('account.couponsTitle')}
      more={{ href: accountPaths.coupons(), label: t('account.seeAll') }}
      data={coupons}
    >
      {({ total, first }) => (
        <div>
          <Text weight="medium">{t('account.couponsUsable', { count: total })}</Text>
          {first?.endsAt && (
            <Text size="sm" tone="muted">
              {t('account.couponExpires', {
                name: first.name,
                date: formatDate(locale, first.endsAt, { timeZone }),
              })}
            </Text>
          )}
        </div>
      )}
    </Block>
  );
}

function Points({ data: { points } }: PartProps) {
  const t = useMessages('account');
  const { locale } = useRoot();
  return (
    <Block
      title={t('account.pointsTitle')}
      more={{ href: accountPaths.points(), label: t('account.seeAll') }}
      data={points}
    >
      {({ current, frozen }) => (
        <div>
          <Text numeric weight="medium" className={css.number}>
            {formatNumber(locale, current)}
          </Text>
          {frozen > 0 && (
            <Text size="sm" tone="muted">
              {t('account.pointsFrozen', { count: frozen, shown: formatNumber(locale, frozen) })}
            </Text>
          )}
        </div>
      )}
    </Block>
  );
}

function Address({ data: { address } }: PartProps) {
  const t = useMessages('account');
  const addresses = useMessages('addresses');
  return (
    <Block
      wide
      title={t('account.addressTitle')}
      more={{ href: accountPaths.addresses(), label: t('account.manage') }}
      data={address}
    >
      {({ found }) =>
        found ? (
          <AddressCard {...addressCardProps(found, found.countryName)} isDefault={false} />
        ) : (
          <Stack gap="sm" align="start">
            <Text tone="muted">{t('account.noAddress')}</Text>
            <ButtonLink size="sm" href={accountPaths.addressEdit()}>
              {addresses('addresses.add')}
            </ButtonLink>
          </Stack>
        )
      }
    </Block>
  );
}

function News({ data: { news } }: PartProps) {
  const t = useMessages('account');
  const notifications = useMessages('notifications');
  return (
    <Block
      wide
      title={t('account.newsTitle')}
      more={{ href: accountPaths.notifications(), label: t('account.seeAll') }}
      data={news}
    >
      {(shown) =>
        shown.length === 0 ? (
          <Text tone="muted">{notifications('notifications.emptyTitle')}</Text>
        ) : (
          <Stack gap="sm" asChild>
            <ul>
              {shown.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </Stack>
        )
      }
    </Block>
  );
}

function NewGoods({ data: { newGoods } }: PartProps) {
  const t = useMessages('account');
  return (
    <Block
      wide
      title={t('account.newTitle')}
      more={{ href: accountPaths.followedStores(), label: t('account.menuStores') }}
      data={newGoods}
    >
      {({ products }) =>
        products.length === 0 ? (
          <Inline gap="sm">
            <Text tone="muted">{t('account.newNone')}</Text>
            <ButtonLink size="sm" href={paths.storeStreet()}>
              {t('account.findStores')}
            </ButtonLink>
          </Inline>
        ) : (
          <ProductGrid>
            {products.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ProductGrid>
        )
      }
    </Block>
  );
}
