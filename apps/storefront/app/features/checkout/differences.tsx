import { BlockedNotice, type BlockedNoticeProps } from './blocked-notice.tsx';
import { ChangedNotice, type ChangedNoticeProps } from './changed-notice.tsx';

export interface DifferencesProps
  extends BlockedNoticeProps,
    Pick<ChangedNoticeProps, 'changes' | 'payable' | 'stopped'> {}

/** What stands between the shopper and the order: goods that cannot be ordered, else amounts that have changed. */
export default function Differences({ checkout, blocked, country, ...changed }: DifferencesProps) {
  if (blocked.length > 0) return <BlockedNotice checkout={checkout} blocked={blocked} country={country} />;
  return <ChangedNotice {...changed} fromCart={checkout.cartLineIds.length > 0} />;
}
