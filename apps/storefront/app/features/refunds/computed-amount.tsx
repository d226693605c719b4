import { isZeroMoney, type PaymentMethod, paymentMethods, type RefundAmount } from '@marketfront/api-client';
import { Heading, Link, SummaryRows, Text } from '@marketfront/ui';
import { formatNumber } from '@marketfront/i18n/format';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, useRoot } from '../../navigation/index.ts';
import * as styles from './refunds.css.ts';

interface ComputedAmountProps {
  /** `null` when the back end gives only the sum. */
  readonly computed: RefundAmount | null;
  readonly total: string;
  readonly isEstimate?: boolean;
  readonly busy?: boolean;
  /** The payment method of the order; `null` when it is unknown. */
  readonly paymentMethod: PaymentMethod | null;
}

/** The refunded amount, and its computation. */
export function ComputedAmount({
  computed,
  total,
  isEstimate = false,
  busy = false,
  paymentMethod,
}: ComputedAmountProps) {
  const t = useMessages('refunds');
  const { locale } = useRoot();
  const toBalance = paymentMethod !== null && paymentMethods[paymentMethod].refundTo === 'balance';
  const rows = computed
    ? [
        { label: t('refunds.goods'), amount: computed.goods },
        ...(isZeroMoney(computed.freight) ? [] : [{ label: t('refunds.freight'), amount: computed.freight }]),
        ...(isZeroMoney(computed.couponDeduction)
          ? []
          : [{ label: t('refunds.coupon'), amount: computed.couponDeduction, tone: 'saving' as const }]),
        ...(isZeroMoney(computed.pointsDeduction)
          ? []
          : [{ label: t('refunds.pointsShare'), amount: computed.pointsDeduction, tone: 'saving' as const }]),
      ]
    : [];
  return (
    <section className={styles.amount} aria-busy={busy}>
      <Heading level={2} size="md">
        {t('refunds.howMuch')}
      </Heading>
      <div aria-live="polite">
        <SummaryRows
          rows={rows}
          total={{ label: t(isEstimate ? 'refunds.estimate' : 'refunds.amount'), amount: total }}
        />
      </div>
      {computed && computed.points > 0 && (
        <Text size="sm" tone="muted">
          {t('refunds.pointsBack', { count: formatNumber(locale, computed.points) })}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {toBalance ? (
          <>
            {t('refunds.toBalance')}{' '}
            <Link href={accountPaths.balance()} tone="strong">
              {t('refunds.balanceLink')}
            </Link>
          </>
        ) : (
          t('refunds.wayBack')
        )}
      </Text>
    </section>
  );
}
