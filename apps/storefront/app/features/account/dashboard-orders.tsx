import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { ButtonLink, Image, Link, Stack, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { Block } from './block.tsx';
import * as css from './dashboard.css.ts';
import type { DashboardData } from './dashboard.server.ts';

export interface PartProps {
  readonly data: DashboardData;
}

/** Each status with the page of its next step; a back end may not count all of them. */
const statuses = [
  { name: 'toPay', message: 'orders.toPay', href: accountPaths.orders({ tab: 'toPay' }) },
  { name: 'toShip', message: 'orders.toShip', href: accountPaths.orders({ tab: 'toShip' }) },
  { name: 'toReceive', message: 'orders.toReceive', href: accountPaths.orders({ tab: 'toReceive' }) },
  { name: 'toReview', message: 'orders.toReview', href: accountPaths.reviews() },
  { name: 'refunds', message: 'orders.refunding', href: accountPaths.refunds() },
] as const;

export function Orders({ data: { counts } }: PartProps) {
  const t = useMessages('account');
  const orders = useMessages('orders');
  const { locale } = useRoot();
  return (
    <Block
      wide
      title={t('account.ordersTitle')}
      more={{ href: accountPaths.orders(), label: t('account.allOrders') }}
      data={counts}
    >
      {(shown) => (
        <div className={css.statuses}>
          {statuses.map(({ name, message, href }) => {
            const count = shown[name];
            return (
              count !== null && (
                <Link key={name} href={href} className={css.status}>
                  <span className={css.count}>{formatNumber(locale, count)}</span>
                  <Text inline size="sm" tone="muted">
                    {orders(message)}
                  </Text>
                </Link>
              )
            );
          })}
        </div>
      )}
    </Block>
  );
}

export function Parcels({ data: { parcels } }: PartProps) {
  const t = useMessages('account');
  const orders = useMessages('orders');
  const { locale, timeZone } = useRoot();
  return (
    <Block
      wide
      title={t('account.parcelsTitle')}
      more={{ href: accountPaths.orders({ tab: 'toReceive' }), label: t('account.seeAll') }}
      data={parcels}
    >
      {(shown) =>
        shown.length === 0 ? (
          <Stack gap="sm" align="start">
            <Text tone="muted">{t('account.noParcels')}</Text>
            <ButtonLink size="sm" href={paths.home()}>
              {orders('orders.startShopping')}
            </ButtonLink>
          </Stack>
        ) : (
          <Stack gap="md">
            {shown.map(({ orderNo, storeName, carrier, receiveDeadline, lines: [first] }) => (
              <PictureLine
                key={orderNo}
                src={first?.image?.url}
                href={accountPaths.logistics(orderNo)}
                act={t('account.trackParcel')}
                about={first?.name ?? orderNo}
              >
                <div>
                  <Text lines={1} weight="medium">
                    {first?.name ?? storeName}
                  </Text>
                  <Text size="sm" tone="muted">
                    {[carrier, storeName].filter(Boolean).join(' · ')}
                  </Text>
                  {receiveDeadline && (
                    <Text size="sm" tone="muted">
                      {t('account.receiptBy', { date: formatDate(locale, receiveDeadline, { timeZone }) })}
                    </Text>
                  )}
                </div>
              </PictureLine>
            ))}
          </Stack>
        )
      }
    </Block>
  );
}

export function Reviews({ data: { reviews } }: PartProps) {
  const t = useMessages('account');
  const orders = useMessages('orders');
  return (
    <Block
      title={t('account.reviewsTitle')}
      more={{ href: accountPaths.reviews(), label: t('account.seeAll') }}
      data={reviews}
    >
      {({ total, items }) => (
        <Stack gap="md">
          <Text tone="muted">{t('account.reviewsWaiting', { count: total })}</Text>
          {items.map(({ orderLineId, storeOrderNo, productName, image }) => (
            <PictureLine
              key={orderLineId}
              src={image?.url}
              href={accountPaths.writeReview({ orderNo: storeOrderNo, line: orderLineId })}
              act={orders('orders.review')}
              about={productName}
            >
              <Text lines={2}>{productName}</Text>
            </PictureLine>
          ))}
        </Stack>
      )}
    </Block>
  );
}

interface PictureLineProps {
  readonly src: string | undefined;
  readonly href: string;
  /** The label of the link. */
  readonly act: string;
  /** The object of the link's action, for its accessible name. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A product with the link to its next step. */
function PictureLine({ src, href, act, about, children }: PictureLineProps) {
  return (
    <div className={css.line}>
      <Image src={src ?? ''} alt="" width={56} height={56} widths={[160]} className={css.picture} />
      {children}
      <ButtonLink size="sm" href={href} className={css.act} aria-label={`${act}: ${about}`}>
        {act}
      </ButtonLink>
    </div>
  );
}
