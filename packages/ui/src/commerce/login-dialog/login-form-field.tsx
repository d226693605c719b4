'use client';
import type { ReactNode } from 'react';
import { CodeField } from '../../primitives/code-field/code-field.tsx';
import { PasswordField } from '../../primitives/password-field/password-field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';
import type { LoginFormProps } from './login-form.tsx';
import { loginModeTable, type LoginField } from './modes.ts';

interface LoginFormFieldProps
  extends Pick<LoginFormProps, 'mode' | 'messages' | 'strength' | 'onPasswordInput' | 'passwordRule'> {
  /** The prefix of the ids. */
  idPrefix: string;
  name: LoginField;
  errors: NonNullable<LoginFormProps['errors']>;
  values: NonNullable<LoginFormProps['values']>;
  /** The dialog moves the focus to this field when it opens. */
  autoFocusInDialog: boolean;
  /** The button that sends a code. */
  sendCode: ReactNode;
}

/** One field of the form, with the name and the autocomplete token that its mode needs. */
export function LoginFormField({
  idPrefix,
  name,
  mode,
  messages,
  errors,
  values,
  strength,
  onPasswordInput,
  passwordRule,
  autoFocusInDialog,
  sendCode,
}: LoginFormFieldProps) {
  const autoFocus = autoFocusInDialog ? { 'data-autofocus': '' } : undefined;
  const isGuest = loginModeTable[mode].task === 'guest';
  const isRegistration = loginModeTable[mode].task === 'register';
  const newPasswordError = errors.newPassword ?? errors.password;
  switch (name) {
    case 'phone':
      return (
        <PhoneField
          id={`${idPrefix}-phone`}
          {...autoFocus}
          name="phone"
          countryName="country"
          label={messages['field.phone']}
          required={!isGuest}
          optional={isGuest}
          defaultValue={values.phone}
          defaultCountry={values.country}
          error={errors.phone}
          autoComplete="tel-national"
        />
      );
    case 'email':
      return (
        <TextField
          id={`${idPrefix}-email`}
          {...autoFocus}
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label={messages['field.email']}
          required
          defaultValue={values.email}
          error={errors.email}
          autoComplete={isGuest ? 'email' : 'username'}
        />
      );
    case 'password':
      return (
        <PasswordField
          id={`${idPrefix}-password`}
          name="password"
          label={messages['field.password']}
          required
          error={errors.password}
          autoComplete="current-password"
        />
      );
    case 'newPassword':
      return (
        <PasswordField
          id={`${idPrefix}-${isRegistration ? 'password' : 'newPassword'}`}
          name={isRegistration ? 'password' : 'newPassword'}
          label={messages[isRegistration ? 'field.password' : 'field.newPassword']}
          required
          error={newPasswordError}
          strength={strength}
          hint={newPasswordError === passwordRule ? undefined : passwordRule}
          onInput={(event) => onPasswordInput?.({ value: event.currentTarget.value })}
          autoComplete="new-password"
        />
      );
    case 'passwordAgain':
      return (
        <PasswordField
          id={`${idPrefix}-passwordAgain`}
          name="passwordAgain"
          label={messages['field.passwordAgain']}
          required
          error={errors.passwordAgain}
          autoComplete="new-password"
        />
      );
    case 'captcha':
      return (
        <CodeField
          id={`${idPrefix}-captcha`}
          {...autoFocus}
          name="captcha"
          label={messages['field.captcha']}
          required
          error={errors.captcha}
          end={sendCode}
        />
      );
  }
}
