import { BlockedNotice, type BlockedNoticeProps } from './blocked-notice.tsx';
import { ChangedNotice, type ChangedNoticeProps } from './changed-notice.tsx';

export interface DifferencesProps
  extends BlockedNoticeProps,
    Pick<ChangedNoticeProps, 'changes' | 'payable' | 'stopped'> {}

/** The obstacles to the order: goods that cannot be ordered, otherwise amounts that have changed. */
export default function Differences({ checkout, blocked, country, ...changed }: DifferencesProps) {
  if (blocked.length > 0) return <BlockedNotice checkout={checkout} blocked={blocked} country={country} />;
  return <ChangedNotice {...changed} fromCart={checkout.cartLineIds.length > 0} />;
}
