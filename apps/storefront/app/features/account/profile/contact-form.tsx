import { Button, TextField } from '@marketfront/ui';
import { PhoneField } from '@marketfront/ui/country-picker';
import { useMessages } from '../../../messages/index.ts';
import { defaultPhoneCountry } from '../../../session/index.ts';
import { CodeRow } from './code-row.tsx';
import { Fact } from './fact.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

const kinds = {
  email: {
    term: 'profile.email',
    add: 'profile.addEmail',
    change: 'profile.changeEmail',
    send: 'sendEmailCode',
    confirm: 'bindEmail',
  },
  phone: {
    term: 'profile.phone',
    add: 'profile.addPhone',
    change: 'profile.changePhone',
    send: 'sendPhoneCode',
    confirm: 'bindPhone',
  },
} as const;

interface ContactFormProps {
  readonly kind: keyof typeof kinds;
  /** The displayed value; `null` without one. */
  readonly value: string | null;
}

/** The e-mail address or the phone number; changing it requires a code that is sent to the new one. */
export function ContactForm({ kind, value }: ContactFormProps) {
  const t = useMessages('profile');
  const { Form, form, answer, typed, errors, notice, waitUntil, isSending } = useSection(kind);
  const { term, add, change, send, confirm } = kinds[kind];
  return (
    <Fact
      term={t(term)}
      value={value ?? t('profile.none')}
      change={t(value ? change : add)}
      open={answer !== undefined}
    >
      <Form {...form} noValidate className={css.form}>
        <SectionNotice answer={notice} />
        {kind === 'email' ? (
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
        ) : (
          <PhoneField
            name="phone"
            label={t('profile.newPhone')}
            countryName="country"
            defaultCountry={typed.country ?? defaultPhoneCountry}
            defaultValue={typed.phone}
            autoComplete="tel-national"
            required
            error={errors.phone}
            className={css.field}
          />
        )}
        <CodeRow
          intent={send}
          confirm={confirm}
          isConfirming={isSending(confirm)}
          error={errors.captcha}
          waitUntil={waitUntil}
        />
        <Button type="submit" tone="primary" name="intent" value={confirm} loading={isSending(confirm)}>
          {t('profile.confirm')}
        </Button>
      </Form>
    </Fact>
  );
}
