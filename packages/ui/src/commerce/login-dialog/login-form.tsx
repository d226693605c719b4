'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { LoginMessages } from '../../messages/login/login-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { CodeField } from '../../primitives/code-field/code-field.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { PasswordField, type PasswordStrength } from '../../primitives/password-field/password-field.tsx';
import { ResendButton } from '../../primitives/resend-button/resend-button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './login-dialog.css.ts';
import { loginModeViews, type LoginField, type LoginMode } from './modes.ts';

export interface LoginFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** What is asked for; `loginModeViews` lists them. */
  mode: LoginMode;
  /** `@marketfront/ui/messages/<locale>/login`. */
  messages: LoginMessages;
  onModeChange?: ((change: { mode: LoginMode }) => void) | undefined;
  /** The page that shows a mode, so that the ways between modes work without script. */
  modeHref: (mode: LoginMode) => string;
  /** Where a mode's form is posted. */
  action: (mode: LoginMode) => string;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** What is wrong with each field. */
  errors?: Partial<Record<LoginField | 'agreement', ReactNode>> | undefined;
  /** What is wrong with the whole, for example wrong name or password. */
  error?: ReactNode;
  /** What was typed before; passwords and codes are never given back. */
  values?:
    | { phone?: string | undefined; email?: string | undefined; country?: string | undefined }
    | undefined;
  /** The form is on its way. */
  pending?: boolean | undefined;
  /** The button that sends a code. Without script it submits the form as `intent=sendCode`. */
  code?:
    | {
        onSend: () => boolean | void | Promise<boolean | void>;
        until?: number | undefined;
        onUntilChange?: ((change: { until: number }) => void) | undefined;
        seconds?: number | undefined;
      }
    | undefined;
  /** The agreement's words with their links. */
  agreement: ReactNode;
  /** How good the new password is; shows a meter. */
  strength?: PasswordStrength | undefined;
  onPasswordInput?: ((change: { value: string }) => void) | undefined;
  /** Icons of the sign-in providers. */
  thirdParty?: ReactNode;
  /** Guests are welcome. */
  guest?: boolean | undefined;
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/**
 * One mode of signing in as a real form. Holds no state: the mode, the errors and the sending are the shop's.
 * Children are hidden inputs, for example where to go afterwards.
 */
export const LoginForm = forwardRef<HTMLDivElement, LoginFormProps>(function LoginForm(
  {
    mode,
    messages: words,
    onModeChange,
    modeHref,
    action,
    onSubmit,
    errors = {},
    error,
    values = {},
    pending,
    code,
    agreement,
    strength,
    onPasswordInput,
    thirdParty,
    guest,
    className,
    children,
    ...rest
  },
  ref,
) {
  const view = loginModeViews[mode];

  const modeLink = (to: LoginMode, label: ReactNode, names: string, current?: boolean) => (
    <Link
      key={to}
      href={modeHref(to)}
      aria-current={current ? 'page' : undefined}
      className={names}
      onClick={(event) => {
        if (!onModeChange || !plain(event)) return;
        event.preventDefault();
        const dialog = event.currentTarget.closest('dialog');
        onModeChange({ mode: to });
        // The link may go with its mode, and the focus with it.
        requestAnimationFrame(() => {
          const lost = document.activeElement === document.body || document.activeElement === dialog;
          if (lost) dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
        });
      }}
    >
      {label}
    </Link>
  );

  // Where a dialog puts the focus.
  const first = (name: LoginField) => (view.fields[0] === name ? { 'data-autofocus': '' } : undefined);

  const sendCode = view.sendsCode && (
    <ResendButton
      type="submit"
      name="intent"
      value="sendCode"
      formNoValidate
      until={code?.until}
      seconds={code?.seconds}
      onUntilChange={code?.onUntilChange}
      onSend={code?.onSend}
    />
  );

  const field: Record<LoginField, ReactNode> = {
    phone: (
      <PhoneField
        key="phone"
        id="login-phone"
        {...first('phone')}
        name="phone"
        countryName="country"
        label={words['field.phone']}
        required={mode !== 'guest'}
        optional={mode === 'guest'}
        defaultValue={values.phone}
        defaultCountry={values.country}
        error={errors.phone}
        autoComplete="tel-national"
      />
    ),
    email: (
      <TextField
        key="email"
        id="login-email"
        {...first('email')}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={words['field.email']}
        required
        defaultValue={values.email}
        error={errors.email}
        autoComplete={mode === 'guest' ? 'email' : 'username'}
      />
    ),
    password: (
      <PasswordField
        key="password"
        id="login-password"
        name="password"
        label={words['field.password']}
        required
        error={errors.password}
        autoComplete="current-password"
      />
    ),
    newPassword: (
      <PasswordField
        key="newPassword"
        id="login-newPassword"
        name={view.tabs ? 'password' : 'newPassword'}
        label={words[view.tabs ? 'field.password' : 'field.newPassword']}
        required
        error={errors.newPassword ?? errors.password}
        strength={strength}
        onInput={(event) => onPasswordInput?.({ value: event.currentTarget.value })}
        autoComplete="new-password"
      />
    ),
    passwordAgain: (
      <PasswordField
        key="passwordAgain"
        id="login-passwordAgain"
        name="passwordAgain"
        label={words['field.passwordAgain']}
        required
        error={errors.passwordAgain}
        autoComplete="new-password"
      />
    ),
    captcha: (
      <CodeField
        key="captcha"
        id="login-captcha"
        {...first('captcha')}
        name="captcha"
        label={words['field.captcha']}
        required
        error={errors.captcha}
        end={sendCode}
      />
    ),
  };

  const activeTab = view.tab ?? mode;
  return (
    <div ref={ref} {...rest} className={clsx(css.form, className)}>
      {view.tabs && (
        <nav aria-label={words['tabs.label']}>
          <ul data-part="tabs" className={css.tabs}>
            {view.tabs.map((to, index) => (
              <li key={to}>
                {modeLink(to, words[index === 0 ? 'tab.phone' : 'tab.email'], css.tab, to === activeTab)}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {view.intro && <p className={css.intro}>{words[view.intro]}</p>}
      {error && (
        <Notice tone="critical" role="alert">
          {error}
        </Notice>
      )}
      <form
        key={mode}
        method="post"
        action={action(mode)}
        onSubmit={onSubmit}
        noValidate
        className={css.form}
      >
        {/* Enter presses the first submit button of a form: this one, not the code's. */}
        <button
          type="submit"
          name="intent"
          value="submit"
          tabIndex={-1}
          aria-hidden
          className={visuallyHidden}
        />
        {children}
        <input type="hidden" name="mode" value={mode} />
        <div data-part="fields" className={css.fields}>
          {view.fields.map((name) => field[name])}
        </div>
        {view.aside && (
          <div className={css.aside}>
            {view.aside.map(({ to, label }) => modeLink(to, words[label], css.modeLink))}
          </div>
        )}
        {view.agreement && (
          <Checkbox name="agreement" value="1" error={errors.agreement} className={css.agreement}>
            {agreement}
          </Checkbox>
        )}
        <Button type="submit" name="intent" value="submit" tone="primary" size="lg" block loading={pending}>
          {words[view.submit]}
        </Button>
      </form>
      {view.entrance && (thirdParty || guest) && (
        <>
          <div className={css.divider}>{words['thirdParty.label']}</div>
          <div data-part="third-party" className={css.thirdParty}>
            {thirdParty}
            {guest && modeLink('guest', words['link.guest'], css.modeLink)}
          </div>
        </>
      )}
      {view.foot && (
        <div data-part="foot" className={css.foot}>
          {view.foot.prompt && words[view.foot.prompt]}
          {modeLink(view.foot.link.to, words[view.foot.link.label], clsx(css.modeLink, css.footLink))}
        </div>
      )}
    </div>
  );
});
