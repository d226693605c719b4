'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { LoginMessages } from '../../messages/login/login-messages.ts';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import type { PasswordStrength } from '../../primitives/password-field/password-field.tsx';
import { ResendButton } from '../../primitives/resend-button/resend-button.tsx';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './login-dialog.css.ts';
import { HumanCheck, type LoginHumanCheck } from './human-check.tsx';
import { LoginFormField } from './login-form-field.tsx';
import { loginModeView } from './mode-view.ts';
import { loginModeTable, type LoginField, type LoginMode } from './modes.ts';

export interface LoginFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** The mode of the form; `loginModeTable` contains the fields and transitions of each mode. */
  mode: LoginMode;
  /** The prefix of the field ids, so that the dialog and a form in the page differ: `login` by default. */
  idPrefix?: string | undefined;
  /** `@marketfront/ui/messages/<locale>/login`. */
  messages: LoginMessages;
  /** Called when the shopper chooses another way to sign in. */
  onModeChange?: ((change: { mode: LoginMode }) => void) | undefined;
  /** The address of a mode's page, so that the links between modes work without script. */
  modeHref: (mode: LoginMode) => string;
  /** The address that a mode's form is posted to. */
  action: (mode: LoginMode) => string;
  /** Called before the form is sent; `preventDefault()` keeps the page. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The error message of each field. */
  errors?: Partial<Record<LoginField | 'agreement' | 'answer', ReactNode>> | undefined;
  /** The error message of the whole form, for example a wrong password. */
  error?: ReactNode;
  /** Values of the previous submission. Passwords and codes are never filled in again. */
  values?:
    | { phone?: string | undefined; email?: string | undefined; country?: string | undefined }
    | undefined;
  /** The form is being sent. */
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
  /** The text of the agreement with its links. */
  agreement: ReactNode;
  /** The strength of the new password; shows a meter. */
  strength?: PasswordStrength | undefined;
  /** Called while a new password is typed, to rate its strength. */
  onPasswordInput?: ((change: { value: string }) => void) | undefined;
  /** The rules for a new password; shown at its field before anything is typed. */
  passwordRule?: ReactNode;
  /** Icons of the sign-in providers. */
  thirdParty?: ReactNode;
  /**
   * A question that only a human can answer, shown below the fields, for a server that has seen too many failures. The
   * form sends `challenge` and `answer`, and shows `errors.answer` at the field.
   */
  humanCheck?: LoginHumanCheck | undefined;
  /** Offers to continue as a guest; `first` offers it above the form, as for a checkout. */
  guest?: boolean | 'first' | undefined;
}

/** A click that opens the link in the same tab. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/**
 * One sign-in mode as an HTML form. It has no state: the consumer owns the mode, the errors and the submission.
 * Children are rendered inside the form, for example hidden inputs.
 */
export const LoginForm = forwardRef<HTMLDivElement, LoginFormProps>(function LoginForm(
  {
    mode,
    idPrefix = 'login',
    messages,
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
    passwordRule,
    thirdParty,
    humanCheck,
    guest,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { fields, codePurpose, agreement: hasAgreement, on } = loginModeTable[mode];
  const view = loginModeView(mode);
  const guestMode = on.continueAsGuest;
  const guestFirst = guest === 'first' ? guestMode : undefined;
  const own = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, own);

  // The link or the button that had the focus may not exist in the next mode, and a dialog must not lose it.
  useEffect(() => {
    const dialog = own.current?.closest('dialog');
    if (dialog && [document.body, dialog].some((lost) => lost === document.activeElement))
      own.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [mode]);

  const modeLink = (to: LoginMode, label: ReactNode, className: string, current?: boolean) => (
    <Link
      key={to}
      href={modeHref(to)}
      aria-current={current ? 'page' : undefined}
      className={className}
      onClick={(event) => {
        if (!onModeChange || !isPlainClick(event)) return;
        event.preventDefault();
        onModeChange({ mode: to });
      }}
    >
      {label}
    </Link>
  );

  const sendCode = codePurpose && (
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

  return (
    <div ref={mergedRef} {...rest} className={clsx(css.form, className)}>
      {guestFirst && (
        <div data-part="guest" className={css.form}>
          {modeLink(guestFirst, messages['link.guest'], buttonClass({ block: true, size: 'lg' }))}
          <p className={css.intro}>{messages['intro.guest']}</p>
          <div className={css.divider}>{messages['guest.orSignIn']}</div>
        </div>
      )}
      {view.tabs.length > 0 && (
        <nav aria-label={messages['tabs.label']}>
          <ul data-part="tabs" className={css.tabs}>
            {view.tabs.map(({ to, label, current }) => (
              <li key={to}>{modeLink(to, messages[label], css.tab, current)}</li>
            ))}
          </ul>
        </nav>
      )}
      {view.intro && <p className={css.intro}>{messages[view.intro]}</p>}
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
        {/* Enter activates the first submit button of a form, which must not be the one that sends a code. */}
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
          {fields.map((name, index) => (
            <LoginFormField
              idPrefix={idPrefix}
              key={name}
              name={name}
              mode={mode}
              messages={messages}
              errors={errors}
              values={values}
              strength={strength}
              onPasswordInput={onPasswordInput}
              passwordRule={passwordRule}
              autoFocusInDialog={index === 0}
              sendCode={sendCode}
            />
          ))}
        </div>
        {humanCheck && (
          <HumanCheck
            key={humanCheck.challenge}
            {...humanCheck}
            id={`${idPrefix}-answer`}
            error={errors.answer}
          />
        )}
        {view.fieldLinks.length > 0 && (
          <div className={css.aside}>
            {view.fieldLinks.map(({ to, label }) => modeLink(to, messages[label], css.modeLink))}
          </div>
        )}
        {hasAgreement && (
          <Checkbox name="agreement" value="1" error={errors.agreement} className={css.agreement}>
            {agreement}
          </Checkbox>
        )}
        <Button type="submit" name="intent" value="submit" tone="primary" size="lg" block loading={pending}>
          {messages[view.submit]}
        </Button>
      </form>
      {guestMode && (thirdParty || guest === true) && (
        <>
          <div className={css.divider}>{messages['thirdParty.label']}</div>
          <div data-part="third-party" className={css.thirdParty}>
            {thirdParty}
            {guest === true && modeLink(guestMode, messages['link.guest'], css.modeLink)}
          </div>
        </>
      )}
      {view.footer && (
        <div data-part="foot" className={css.foot}>
          {view.footer.prompt && messages[view.footer.prompt]}
          {modeLink(view.footer.to, messages[view.footer.label], clsx(css.modeLink, css.footLink))}
        </div>
      )}
    </div>
  );
});
