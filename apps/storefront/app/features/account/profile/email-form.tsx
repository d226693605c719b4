import { Button, TextField } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { CodeRow } from './code-row.tsx';
import { Fact } from './fact.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

/** The e-mail address, changed with a code that is sent to the new one. */
export function EmailForm({ email }: { email: string | null }) {
  const t = useMessages('profile');
  const { Form, form, answer, typed, errors, notice, waitUntil, isSending } = useSection('email');
  return (
    <Fact
      term={t('profile.email')}
      value={email ?? t('profile.none')}
      change={t(email ? 'profile.changeEmail' : 'profile.addEmail')}
      open={answer !== undefined}
    >
      <Form {...form} noValidate className={css.form}>
        <SectionNotice answer={notice} />
        <TextField
          type="email"
          name="email"
          label={t('profile.newEmail')}
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={typed.email}
          error={errors.email}
          className={css.field}
        />
        <CodeRow
          intent="sendEmailCode"
          confirm="bindEmail"
          isConfirming={isSending('bindEmail')}
          error={errors.captcha}
          waitUntil={waitUntil}
        />
        <Button type="submit" tone="primary" name="intent" value="bindEmail" loading={isSending('bindEmail')}>
          {t('profile.confirm')}
        </Button>
      </Form>
    </Fact>
  );
}
