import { Select } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { cancelReasons } from './cancel-reasons.ts';
import { cancelReasonMessages } from './status-view.ts';

/** Why the shopper cancels; the store may learn from it, so it can be left out. */
export function CancelReason({ onChange }: { onChange?: (reason: string) => void }) {
  const t = useMessages('orders');
  return (
    <Select
      name="reason"
      label={t('orders.cancelReason')}
      optional
      onChange={(event) => onChange?.(event.currentTarget.value)}
      options={[
        { value: '', label: t('orders.chooseReason') },
        ...cancelReasons.map((reason) => ({ value: reason, label: t(cancelReasonMessages[reason]) })),
      ]}
    />
  );
}
