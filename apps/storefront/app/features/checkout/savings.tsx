import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { Checkbox, Heading, RadioGroup, Stack, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { ShownChoices } from './shown-choices.ts';

interface SavingsProps {
  readonly checkout: CheckoutView;
  readonly shown: ShownChoices;
  readonly error: string | undefined;
  readonly onChoose: (name: string, value: string) => void;
}

/** The choice of a coupon and of points. */
export function Savings({ checkout, shown, error, onChoose }: SavingsProps) {
  const t = useMessages('checkout');
  const { locale, timeZone } = useRoot();
  const formatPrice = useFormatPrice(undefined, { short: true });
  const couponLabel = (amount: string, minimum: string | null, until: string) => {
    const values = { amount: formatPrice(amount), until };
    return minimum === null
      ? t('checkout.couponOption', values)
      : t('checkout.couponOver', { ...values, minimum: formatPrice(minimum) });
  };
  const points = (shown.totals.pointsLeft ?? 0) + shown.totals.pointsUsed;
  const canUsePoints = checkout.pointsSupported && points > 0;
  const saving = shown.usePoints
    ? { points: shown.totals.pointsUsed, amount: shown.totals.pointsDeduction }
    : checkout.pointsSaving;
  const couponError = error ?? (checkout.gone.coupon ? t('checkout.couponGone') : undefined);
  const hasCoupons = checkout.coupons.length > 0 || couponError !== undefined;
  if (!hasCoupons && !canUsePoints) return null;
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('checkout.savings')}
        </Heading>
        {hasCoupons && (
          <RadioGroup
            id="coupon"
            name="coupon"
            legend={t('checkout.couponLabel')}
            error={couponError}
            // A coupon that no longer exists is deselected.
            key={shown.coupon}
            defaultValue={shown.coupon}
            onChange={({ value }) => onChoose('coupon', value)}
            options={[
              { value: '', label: t('checkout.noCoupon') },
              ...checkout.coupons.map(({ userCouponId, name, amount, minimum, endsAt }) => ({
                value: String(userCouponId),
                label: couponLabel(amount, minimum, formatDate(locale, endsAt, { timeZone })),
                description: name,
              })),
            ]}
          />
        )}
        {canUsePoints && (
          <Checkbox
            name="points"
            value="1"
            defaultChecked={shown.usePoints}
            onChange={(event) => onChoose('points', event.currentTarget.checked ? '1' : '')}
          >
            {saving
              ? t('checkout.usePointsSaving', {
                  used: formatNumber(locale, saving.points),
                  points: formatNumber(locale, points),
                  amount: formatPrice(saving.amount),
                })
              : t('checkout.usePoints', { points: formatNumber(locale, points) })}
          </Checkbox>
        )}
      </section>
    </Stack>
  );
}
