import type { UserCoupon } from '@marketfront/api-client';
import { couponCardProps } from '@marketfront/api-client/ui';
import { formatDate } from '@marketfront/i18n/format';
import {
  Badge,
  ButtonLink,
  CouponCard,
  EmptyState,
  Grid,
  Heading,
  IconCoupon,
  Pagination,
  Stack,
  Tabs,
  useFormatPrice,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { Coupons } from '../coupons/index.ts';
import type { MyCouponsData } from './my-coupons.server.ts';

const scopeMessages = {
  store: 'coupons.forStore',
  product: 'coupons.forProducts',
  platform: 'coupons.forAll',
  category: 'coupons.forCategory',
} as const;

/** Coupons that end within this time are marked. */
const soonMs = 7 * 86_400_000;

/** The shopper's coupons, and coupons to collect. */
export function MyCouponsPage({ data }: { data: MyCouponsData }) {
  const t = useMessages('wallet');
  const { title, past, page, pageCount, coupons, offered, now } = data;
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Tabs
        label={t('wallet.couponTabs')}
        items={[
          { href: accountPaths.coupons(), label: t('wallet.couponsUsable'), current: !past },
          { href: accountPaths.coupons({ show: 'past' }), label: t('wallet.couponsPast'), current: past },
        ]}
      />
      {coupons.length === 0 ? (
        <EmptyState
          icon={<IconCoupon size={32} />}
          title={t(past ? 'wallet.noPastCoupons' : 'wallet.noCoupons')}
          description={t('wallet.noCouponsText')}
          actions={<ButtonLink href={paths.home()}>{t('wallet.goShopping')}</ButtonLink>}
        />
      ) : (
        <Grid min="lg" gap="md">
          {coupons.map((coupon) => (
            <MyCoupon key={coupon.id} coupon={coupon} now={now} />
          ))}
        </Grid>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => accountPaths.coupons({ ...(past && { show: 'past' }), page: to })}
        />
      )}
      {offered.length > 0 && (
        <Stack gap="md">
          <Heading level={2} size="md">
            {t('wallet.collectTitle')}
          </Heading>
          <Coupons coupons={offered} useHref={paths.categories()} />
        </Stack>
      )}
    </Stack>
  );
}

function MyCoupon({ coupon, now }: { coupon: UserCoupon; now: string }) {
  const t = useMessages('wallet');
  const coupons = useMessages('coupons');
  const price = useFormatPrice();
  const { locale, timeZone } = useRoot();
  const { name, minimum, scope, state, startsAt, endsAt, usedAt, storeId, storeName } = coupon;
  const date = (instant: string) => formatDate(locale, instant, { timeZone });
  const validity =
    state === 'used' && usedAt
      ? t('wallet.usedOn', { date: date(usedAt) })
      : state === 'notStarted' && startsAt
        ? t('wallet.startsOn', { date: date(startsAt) })
        : endsAt
          ? t(state === 'expired' ? 'wallet.expiredOn' : 'wallet.validUntil', { date: date(endsAt) })
          : undefined;
  const endsSoon = state === 'usable' && endsAt !== null && Date.parse(endsAt) - Date.parse(now) < soonMs;
  return (
    <CouponCard
      {...couponCardProps(coupon)}
      title={
        <>
          {name} {endsSoon && <Badge tone="warning">{t('wallet.endsSoon')}</Badge>}
          {state === 'notStarted' && <Badge>{t('wallet.notYet')}</Badge>}
        </>
      }
      minimum={
        minimum === null
          ? coupons('coupons.noMinimum')
          : coupons('coupons.minimum', { amount: price(minimum) })
      }
      scope={[storeName, coupons(scopeMessages[scope])].filter(Boolean).join(' · ')}
      expires={validity}
      action={
        state === 'usable' && (
          <ButtonLink
            size="sm"
            tone="primary"
            href={storeId === null ? paths.categories() : paths.store(storeId)}
            aria-label={`${coupons('coupons.use')}: ${name}`}
          >
            {coupons('coupons.use')}
          </ButtonLink>
        )
      }
    />
  );
}
