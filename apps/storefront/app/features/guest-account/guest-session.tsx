import { Button, ButtonLink, Notice } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import type { GuestAccount } from './guest-account-form.tsx';
import { useResource } from '../../http/index.ts';
import { guestAccount } from './resources.ts';

interface GuestSessionProps {
  readonly orderNo: string;
  /** The guest proven by the mail's link; `null` for orders of accounts, and for back ends without such a proof. */
  readonly guest: GuestAccount | null;
}

interface ResumeButtonProps {
  readonly orderNo: string;
  /** The guest proven by the mail's link. */
  readonly guest: GuestAccount;
  /** The next page: the order with all its owner's actions, or its payment page. */
  readonly step: 'session' | 'pay';
  readonly children: ReactNode;
}

/** Signs the guest in again on this device. */
export function ResumeButton({ orderNo, guest, step, children }: ResumeButtonProps) {
  const account = useResource(guestAccount);
  return (
    <form method="post" action={account.address()}>
      <input type="hidden" name="orderNo" value={orderNo} />
      <input type="hidden" name="identity" value={guest.identity} />
      <input type="hidden" name="proof" value={guest.proof} />
      <Button
        type="submit"
        tone={step === 'pay' ? 'accent' : 'primary'}
        size={step === 'pay' ? 'sm' : 'md'}
        name="step"
        value={step}
      >
        {children}
      </Button>
    </form>
  );
}

/** For an order opened from a mail: the actions available without its owner, and the link to all others. */
export function GuestSession({ orderNo, guest }: GuestSessionProps) {
  const t = useMessages('payments');
  if (guest?.step === 'claim') return null;
  return (
    <Notice
      tone="info"
      actions={
        guest ? (
          <ResumeButton orderNo={orderNo} guest={guest} step="session">
            {t('payments.manage')}
          </ResumeButton>
        ) : (
          <ButtonLink href={accountPaths.order(orderNo)}>{t('payments.signInToManage')}</ButtonLink>
        )
      }
    >
      {t(guest ? 'payments.manageText' : 'payments.lookOnlyText')}
    </Notice>
  );
}
