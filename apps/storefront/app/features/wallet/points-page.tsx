import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { ButtonLink, Card, Heading, Pagination, Panel, Stack, Tabs, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import type { PointsData } from './points.server.ts';
import * as css from './wallet.css.ts';

/** The shopper's points: their origin, and how to get more. */
export function PointsPage({ data }: { data: PointsData }) {
  const t = useMessages('wallet');
  const { title, account, page, pageCount, records } = data;
  const { locale, timeZone } = useRoot();
  const ascension = records === null;
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Summary account={account} />
      <Tabs
        label={t('wallet.pointsTabs')}
        items={[
          { href: accountPaths.points(), label: t('wallet.pointsDetail'), current: !ascension },
          {
            href: accountPaths.points({ tab: 'ascension' }),
            label: t('wallet.pointsAscension'),
            current: ascension,
          },
        ]}
      />
      {ascension ? (
        <Ascension data={data} />
      ) : records.length === 0 ? (
        <Text tone="muted">{t('wallet.noRecords')}</Text>
      ) : (
        <ul className={css.records}>
          {records.map(({ id, title: reason, note, change, state, createdAt }) => (
            <Movement
              key={id}
              title={reason}
              note={[note, state === 'frozen' && t('wallet.pointsFrozen')].filter(Boolean).join(' · ')}
              date={createdAt && formatDate(locale, createdAt, { style: 'dateTime', timeZone })}
              dateTime={createdAt}
              change={change}
              amount={formatNumber(locale, Math.abs(change))}
            />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => accountPaths.points({ page: to })}
        />
      )}
    </Stack>
  );
}

const totals = ['total', 'consumed', 'frozen'] as const;
const totalMessages = {
  total: 'wallet.pointsTotal',
  consumed: 'wallet.pointsConsumed',
  frozen: 'wallet.pointsOnHold',
} as const;

/** The points that can be used now, and the earned, used and held points of the account. */
function Summary({ account }: Pick<PointsData, 'account'>) {
  const t = useMessages('wallet');
  const { locale } = useRoot();
  return (
    <Panel padding="lg" className={css.summary}>
      <div className={css.what}>
        <Text tone="muted">{t('wallet.pointsCurrent')}</Text>
        <span className={css.amount}>{formatNumber(locale, account.current)}</span>
        <Text size="sm" tone="muted">
          {t('wallet.pointsUse')}
        </Text>
      </div>
      <dl className={css.totals}>
        {totals.map((name) => (
          <div key={name}>
            <dt className={css.term}>{t(totalMessages[name])}</dt>
            <dd className={css.value}>{formatNumber(locale, account[name])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface MovementProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly date: string | null;
  readonly dateTime: string | null;
  /** Negative if points or money were deducted. */
  readonly change: number;
  /** Formatted, without its sign. */
  readonly amount: string;
}

/** A change of points or of the balance. */
export function Movement({ title, note, date, dateTime, change, amount }: MovementProps) {
  return (
    <li className={css.record}>
      <span className={css.what}>
        {title}
        {note && (
          <Text inline size="sm" tone="muted">
            {note}
          </Text>
        )}
        {date && (
          <Text inline size="sm" tone="muted" asChild>
            {dateTime ? <time dateTime={dateTime}>{date}</time> : <span>{date}</span>}
          </Text>
        )}
      </span>
      <bdi data-sign={change < 0 ? 'minus' : 'plus'} className={css.change}>
        {change < 0 ? '−' : '+'}
        {amount}
      </bdi>
    </li>
  );
}

function Ascension({ data: { waitingReviews, experience } }: { data: PointsData }) {
  const t = useMessages('wallet');
  const { locale } = useRoot();
  return (
    <div className={css.ways}>
      <Way
        title={t('wallet.earnByBuying')}
        text={t('wallet.earnByBuyingText')}
        action={
          <ButtonLink size="sm" href={paths.categories()}>
            {t('wallet.goShopping')}
          </ButtonLink>
        }
      />
      <Way
        title={t('wallet.earnByReceiving')}
        text={t('wallet.earnByReceivingText')}
        action={
          <ButtonLink size="sm" href={accountPaths.orders({ tab: 'toReceive' })}>
            {t('wallet.seeOrders')}
          </ButtonLink>
        }
      />
      {waitingReviews !== null && waitingReviews > 0 && (
        <Way
          title={t('wallet.reviewsWait')}
          text={t('wallet.reviewsWaitText', { count: waitingReviews })}
          action={
            <ButtonLink size="sm" href={accountPaths.reviews()}>
              {t('wallet.writeReview')}
            </ButtonLink>
          }
        />
      )}
      {experience !== null && experience > 0 && (
        <Way
          title={t('wallet.experience')}
          text={t('wallet.experienceText', { count: experience, shown: formatNumber(locale, experience) })}
        />
      )}
    </div>
  );
}

function Way({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Card padding="md" className={css.way}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      {action && <div>{action}</div>}
    </Card>
  );
}
