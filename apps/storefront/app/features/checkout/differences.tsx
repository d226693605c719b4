import { ChangedNotice, type ChangedNoticeProps } from './changed-notice.tsx';
import { SoldOutNotice, type SoldOutNoticeProps } from './sold-out-notice.tsx';

export interface DifferencesProps
  extends SoldOutNoticeProps,
    Pick<ChangedNoticeProps, 'changes' | 'payable' | 'stopped'> {}

/** What differs from what the shopper has seen: goods that are sold out, else amounts that have changed. */
export default function Differences({ checkout, short, ...changed }: DifferencesProps) {
  if (short.length > 0) return <SoldOutNotice checkout={checkout} short={short} />;
  return <ChangedNotice {...changed} fromCart={checkout.cartLineIds.length > 0} />;
}
