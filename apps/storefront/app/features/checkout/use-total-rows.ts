import { isZeroMoney, type OrderTotals } from '@marketfront/api-client';
import { useMessages } from '../../messages/index.ts';

type ParcelTotals = Pick<OrderTotals, 'items' | 'freight' | 'couponDeduction' | 'pointsDeduction'>;

/** The rows of a total, the same on checkout and order pages; deductions that are zero are left out. */
export function useTotalRows(totals: ParcelTotals) {
  const t = useMessages('checkout');
  return [
    ...(totals.items === null ? [] : [{ label: t('checkout.items'), amount: totals.items }]),
    { label: t('checkout.freight'), amount: totals.freight },
    ...(isZeroMoney(totals.couponDeduction)
      ? []
      : [{ label: t('checkout.coupon'), amount: totals.couponDeduction, tone: 'saving' as const }]),
    ...(isZeroMoney(totals.pointsDeduction)
      ? []
      : [{ label: t('checkout.points'), amount: totals.pointsDeduction, tone: 'saving' as const }]),
  ];
}
