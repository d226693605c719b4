import { formatDate } from '@marketfront/i18n/format';
import { Heading, Pagination, Panel, Stack, Text, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, useRoot } from '../../navigation/index.ts';
import type { BalanceData } from './balance.server.ts';
import { Movement } from './points-page.tsx';
import * as css from './wallet.css.ts';

/** The balance and its history. */
export function BalancePage({ data: { title, balance, page, pageCount, records } }: { data: BalanceData }) {
  const t = useMessages('wallet');
  const price = useFormatPrice();
  const { locale, timeZone } = useRoot();
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Panel padding="lg">
        <Stack gap="xs">
          <Text tone="muted">{t('wallet.balanceNow')}</Text>
          <span className={css.amount}>{price(balance)}</span>
          <Text size="sm" tone="muted">
            {t('wallet.balanceUse')}
          </Text>
        </Stack>
      </Panel>
      <Heading level={2} size="md">
        {t('wallet.balanceHistory')}
      </Heading>
      {records === null ? (
        <Text tone="muted">{t('wallet.historyFailed')}</Text>
      ) : records.length === 0 ? (
        <Text tone="muted">{t('wallet.noRecords')}</Text>
      ) : (
        <ul className={css.records}>
          {records.map(({ id, title: reason, change, orderNo, createdAt }) => (
            <Movement
              key={id}
              title={reason}
              note={orderNo ?? undefined}
              date={createdAt && formatDate(locale, createdAt, { style: 'dateTime', timeZone })}
              dateTime={createdAt}
              change={change.startsWith('-') ? -1 : 1}
              amount={price(change.replace('-', ''))}
            />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} hrefFor={(to: number) => accountPaths.balance(to)} />
      )}
    </Stack>
  );
}
