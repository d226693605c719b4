import type { Refund } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import { DescriptionList, Heading, Link, OrderStatusBadge, Price, Spread, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, useRoot } from '../../navigation/index.ts';
import { kindMessages, stateView } from '../refunds/index.ts';

/** The newest refund of an order: its progress, its reason, and the link to its page. */
export function RefundSummarySection({ refund }: { refund: Refund }) {
  const t = useMessages('refunds');
  const { locale, timeZone } = useRoot();
  const { refundNo, state, amount, kind, reason, remark, createdAt, refundedAt, refusal } = refund;
  const time = (iso: string | null) => formatDate(locale, iso, { style: 'dateTime', timeZone });
  const { message, tone } = stateView[state];
  return (
    <Stack gap="md" asChild>
      <section>
        <Spread gap="md">
          <Heading level={2} size="md">
            {t('refunds.detailTitle')}
          </Heading>
          <OrderStatusBadge tone={tone} label={t(message)} />
        </Spread>
        <DescriptionList
          items={[
            {
              term: t('refunds.numberTerm'),
              description: <Link href={accountPaths.refund(refundNo)}>{refundNo}</Link>,
            },
            { term: t('refunds.amount'), description: <Price amount={amount} /> },
            ...(kind === null ? [] : [{ term: t('refunds.how'), description: t(kindMessages[kind]) }]),
            { term: t('refunds.requestedAt'), description: time(createdAt) },
            ...(reason === null ? [] : [{ term: t('refunds.reason'), description: reason }]),
            ...(remark === null ? [] : [{ term: t('refunds.remark'), description: remark }]),
            ...(refusal === null ? [] : [{ term: t('refunds.state.refused'), description: refusal }]),
            ...(refundedAt === null
              ? []
              : [{ term: t('refunds.step.paidBack'), description: time(refundedAt) }]),
          ]}
        />
      </section>
    </Stack>
  );
}
