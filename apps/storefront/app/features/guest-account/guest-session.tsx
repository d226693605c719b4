import { Button, ButtonLink, Notice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import type { GuestAccount } from './guest-account-form.tsx';
import { useResource } from '../../http/index.ts';
import { guestAccount } from './resources.ts';

interface GuestSessionProps {
  readonly orderNo: string;
  /** What the mail's link proves; `null` for orders of accounts, and for back ends that know no proof. */
  readonly guest: GuestAccount | null;
}

/** Where a mail has opened an order: what can be done without its owner, and the way to everything else. */
export function GuestSession({ orderNo, guest }: GuestSessionProps) {
  const t = useMessages('payments');
  const account = useResource(guestAccount);
  if (guest?.step === 'claim') return null;
  return (
    <Notice
      tone="info"
      actions={
        guest ? (
          <form method="post" action={account.address()}>
            <input type="hidden" name="orderNo" value={orderNo} />
            <input type="hidden" name="identity" value={guest.identity} />
            <input type="hidden" name="proof" value={guest.proof} />
            <Button type="submit" tone="primary" name="step" value="session">
              {t('payments.manage')}
            </Button>
          </form>
        ) : (
          <ButtonLink href={accountPaths.order(orderNo)}>{t('payments.signInToManage')}</ButtonLink>
        )
      }
    >
      {t(guest ? 'payments.manageText' : 'payments.lookOnlyText')}
    </Notice>
  );
}
