import { Select } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { cancelReasons } from './cancel-reasons.ts';
import { cancelReasonMessages } from './status-view.ts';

/** The reason for a cancellation. It is optional: it only informs the store. */
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
