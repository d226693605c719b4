import { Button } from '@marketfront/ui';
import { PhoneField } from '@marketfront/ui/country-picker';
import { useMessages } from '../../../messages/index.ts';
import { defaultPhoneCountry } from '../../../session/index.ts';
import { CodeRow } from './code-row.tsx';
import { Fact } from './fact.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

interface PhoneFormProps {
  /** As it is shown; `null` without one. */
  readonly phone: string | null;
}

/** The phone number, changed with a code that is sent to the new one. */
export function PhoneForm({ phone }: PhoneFormProps) {
  const t = useMessages('profile');
  const { Form, form, answer, typed, errors, notice, waitUntil, isSending } = useSection('phone');
  return (
    <Fact
      term={t('profile.phone')}
      value={phone ?? t('profile.none')}
      change={t(phone ? 'profile.changePhone' : 'profile.addPhone')}
      open={answer !== undefined}
    >
      <Form {...form} noValidate className={css.form}>
        <SectionNotice answer={notice} />
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
        <CodeRow
          intent="sendPhoneCode"
          confirm="bindPhone"
          isConfirming={isSending('bindPhone')}
          error={errors.captcha}
          waitUntil={waitUntil}
        />
        <Button type="submit" tone="primary" name="intent" value="bindPhone" loading={isSending('bindPhone')}>
          {t('profile.confirm')}
        </Button>
      </Form>
    </Fact>
  );
}
