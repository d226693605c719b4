import { Button, PasswordField, Text } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { CodeRow } from './code-row.tsx';
import { Fact } from './fact.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

/** The form for a new password, with a code that is sent to the account. */
export function PasswordForm({ address }: { address: string }) {
  const t = useMessages('profile');
  const auth = useMessages('auth');
  const { Form, form, answer, errors, notice, waitUntil, isSending } = useSection('password');
  return (
    <Fact
      term={t('profile.password')}
      value="••••••••"
      change={t('profile.changePassword')}
      open={answer !== undefined}
    >
      <Form {...form} noValidate className={css.form}>
        <Text size="sm" tone="muted">
          {t('profile.passwordNote')}
        </Text>
        <SectionNotice answer={notice} />
        <CodeRow
          intent="sendPasswordCode"
          confirm="changePassword"
          isConfirming={isSending('changePassword')}
          hint={t('profile.codeTo', { address })}
          error={errors.captcha}
          waitUntil={waitUntil}
        />
        <PasswordField
          name="newPassword"
          label={t('profile.newPassword')}
          hint={auth('auth.passwordRule')}
          autoComplete="new-password"
          required
          error={errors.newPassword}
          className={css.field}
        />
        <PasswordField
          name="passwordAgain"
          label={t('profile.repeatPassword')}
          autoComplete="new-password"
          required
          error={errors.passwordAgain}
          className={css.field}
        />
        <Button
          type="submit"
          tone="primary"
          name="intent"
          value="changePassword"
          loading={isSending('changePassword')}
        >
          {t('profile.changePassword')}
        </Button>
      </Form>
    </Fact>
  );
}
