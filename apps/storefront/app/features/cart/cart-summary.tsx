import { type CartEstimate, isZeroMoney, type Money } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { OrderSummary, useFormatPrice } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useLocaleCode } from '../../navigation/index.ts';

interface CartSummaryProps {
  /** The number of selected pieces; `total` is their price. */
  readonly pieces: number;
  readonly total: Money;
  /** The server's estimate for these pieces; null without an answer. */
  readonly estimate: CartEstimate | null;
  /** Whether another estimate has been requested. */
  readonly busy: boolean;
  /** The button that goes to the checkout. */
  readonly action: ReactNode;
}

const isDelivered = ({ parcels }: CartEstimate) =>
  parcels.length === 0 || parcels.some(({ delivered }) => delivered !== false);

/** The price of the selected lines. With an estimate: each discount by name, the delivery, and the usable points. */
export function CartSummary({ pieces, total, estimate, busy, action }: CartSummaryProps) {
  const t = useMessages('cart');
  const price = useFormatPrice();
  const locale = useLocaleCode();
  const items = {
    label: t('cart.itemTotal', { count: pieces }),
    amount: busy || !estimate ? total : estimate.items,
  };
  const rows = estimate
    ? [
        items,
        ...estimate.discounts.map(({ userCouponId, name, amount }) => ({
          key: `coupon ${userCouponId}`,
          label: name,
          amount,
          tone: 'saving' as const,
        })),
        ...(isDelivered(estimate)
          ? [
              {
                label: t('cart.freight'),
                ...(isZeroMoney(estimate.freight) ? { value: t('cart.free') } : { amount: estimate.freight }),
              },
            ]
          : []),
        ...(estimate.usablePoints > 0
          ? [
              {
                label: t('cart.pointsUsable', { points: formatNumber(locale, estimate.usablePoints) }),
                note: t('cart.pointsAtCheckout', { amount: price(estimate.pointsAmount) }),
                tone: 'muted' as const,
              },
            ]
          : []),
      ]
    : [items];
  return (
    <OrderSummary
      title={t('cart.summary')}
      aria-busy={busy}
      rows={rows}
      total={{
        label: t(estimate ? 'cart.estimatedTotal' : 'cart.total'),
        amount: estimate?.payable ?? total,
      }}
      note={t(estimate ? 'cart.estimateNote' : 'cart.freightLater')}
      action={action}
    />
  );
}
