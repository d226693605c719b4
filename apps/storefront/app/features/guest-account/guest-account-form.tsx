import { Button, Heading, Notice, Panel, PasswordField, Stack, Text } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useResource } from '../../http/index.ts';
import { guestAccount } from './resources.ts';

/** The options to add a guest's order to an account. */
export interface GuestAccount {
  readonly orderNo: string;
  /** Opens the order without an account. */
  readonly identity: string;
  /** Only the mail's link contains it: proves that the e-mail address belongs to the guest. */
  readonly proof: string;
  readonly email: string | null;
  /**
   * `password`: choose one. `ready`: one was chosen before, and only the mail's link had to be opened. `claim`: the
   * shopper is signed in to an account that the order can be added to.
   */
  readonly step: 'password' | 'ready' | 'claim';
}

/** "Make it an account" with a single field. A plain form, because its response is another page. */
export default function GuestAccountForm({ guest }: { guest: GuestAccount }) {
  const t = useMessages('payments');
  const account = useResource(guestAccount);
  const { orderNo, identity, proof, email, step } = guest;
  return (
    <Panel>
      <form method="post" action={account.address()}>
        <input type="hidden" name="orderNo" value={orderNo} />
        <input type="hidden" name="identity" value={identity} />
        <input type="hidden" name="proof" value={proof} />
        <input type="hidden" name="step" value={step} />
        <Stack gap="md">
          <Heading level={2} size="md">
            {t(step === 'claim' ? 'payments.claimTitle' : 'payments.accountTitle')}
          </Heading>
          <Text tone="muted">{t(step === 'claim' ? 'payments.claimText' : 'payments.accountText')}</Text>
          {step === 'password' && (
            <>
              {email && (
                <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
              )}
              <PasswordField
                name="password"
                label={t('payments.accountPassword')}
                hint={t('payments.accountPasswordHint')}
                autoComplete="new-password"
                required
              />
              {!proof && <Notice tone="info">{t('payments.accountMail')}</Notice>}
            </>
          )}
          <div>
            <Button type="submit" tone="primary">
              {t(step === 'claim' ? 'payments.claim' : 'payments.makeAccount')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
