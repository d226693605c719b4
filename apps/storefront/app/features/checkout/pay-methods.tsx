import { Notice, PaymentMethodPicker } from '@marketfront/ui';
import { useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useMounted } from '../../browser/index.ts';
import { firstChoice, useMethodRows } from '../payments/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import { paymentDraft } from './payment-draft.ts';

interface PayMethodsProps {
  readonly checkout: CheckoutView;
  readonly payable: string;
  readonly chosen: string | null;
  readonly error: string | undefined;
}

export function PayMethods({ checkout, payable, chosen, error }: PayMethodsProps) {
  const t = useMessages('payments');
  const rows = useMethodRows(checkout.methods, { balance: checkout.balance, payable });
  const { preOrderNo } = checkout;
  const mounted = useMounted();
  // Read once: the field itself holds later choices.
  const kept = useMemo(() => (mounted ? paymentDraft(preOrderNo).read() : undefined), [mounted, preOrderNo]);
  if (rows.length === 0) return <Notice tone="critical">{t('payments.noMethods')}</Notice>;
  return (
    <PaymentMethodPicker
      id="payType"
      key={kept}
      name="payType"
      legend={t('payments.payWith')}
      methods={rows}
      defaultValue={firstChoice(rows, kept ?? chosen)}
      onChange={({ value }) => paymentDraft(preOrderNo).keep(value)}
      error={error}
    />
  );
}
