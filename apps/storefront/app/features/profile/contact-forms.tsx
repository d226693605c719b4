import { Button, Disclosure, Text, TextField } from '@marketfront/ui';
import { PhoneField } from '@marketfront/ui/country-picker';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { CodeRow } from './code-row.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

/** A fact of the account, and the form that changes it. */
export function Fact({
  term,
  value,
  change,
  open,
  children,
}: {
  term: string;
  value: ReactNode;
  change: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.fact}>
      <div className={css.what}>
        <Text inline size="sm" tone="muted">
          {term}
        </Text>
        <bdi>{value}</bdi>
      </div>
      <Disclosure title={change} defaultOpen={open}>
        {children}
      </Disclosure>
    </div>
  );
}

/** The e-mail address, changed with a code that is sent to the new one. */
export function EmailForm({ email }: { email: string | null }) {
  const t = useMessages('profile');
  const path = usePath();
  const { fetcher, answer, typed, errors, notice, waitUntil, isSending } = useSection('email');
  return (
    <Fact
      term={t('profile.email')}
      value={email ?? t('profile.none')}
      change={t(email ? 'profile.changeEmail' : 'profile.addEmail')}
      open={answer !== undefined}
    >
      <fetcher.Form method="post" action={path(paths.profile())} noValidate className={css.form}>
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
        <CodeRow intent="sendEmailCode" error={errors.captcha} waitUntil={waitUntil} />
        <Button type="submit" tone="primary" name="intent" value="bindEmail" loading={isSending('bindEmail')}>
          {t('profile.confirm')}
        </Button>
      </fetcher.Form>
    </Fact>
  );
}

/** The phone number, changed with a code that is sent to the new one. */
export function PhoneForm({ phone }: { phone: string | null }) {
  const t = useMessages('profile');
  const path = usePath();
  const { fetcher, answer, typed, errors, notice, waitUntil, isSending } = useSection('phone');
  return (
    <Fact
      term={t('profile.phone')}
      value={phone ?? t('profile.none')}
      change={t(phone ? 'profile.changePhone' : 'profile.addPhone')}
      open={answer !== undefined}
    >
      <fetcher.Form method="post" action={path(paths.profile())} noValidate className={css.form}>
        <SectionNotice answer={notice} />
        <PhoneField
          name="phone"
          label={t('profile.newPhone')}
          countryName="country"
          defaultCountry={typed.country ?? 'GB'}
          defaultValue={typed.phone}
          autoComplete="tel-national"
          required
          error={errors.phone}
          className={css.field}
        />
        <CodeRow intent="sendPhoneCode" error={errors.captcha} waitUntil={waitUntil} />
        <Button type="submit" tone="primary" name="intent" value="bindPhone" loading={isSending('bindPhone')}>
          {t('profile.confirm')}
        </Button>
      </fetcher.Form>
    </Fact>
  );
}
