'use client';
import { forwardRef, useState } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './password-field.css.ts';

export const passwordStrengths = [0, 1, 2, 3, 4] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `current-password` to sign in, `new-password` to choose one; password managers rely on it. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows a meter below the field, above the hint. */
  strength?: PasswordStrength | undefined;
  /** Whether the password is readable, controlled. */
  visible?: boolean | undefined;
  /** Whether the password is readable initially. */
  defaultVisible?: boolean | undefined;
  /** Called when the shopper shows or hides the password. */
  onVisibleChange?: ((change: { visible: boolean }) => void) | undefined;
}

/**
 * A password input with a button that shows the password, a hint when Caps Lock is on, and an optional strength meter.
 * The caller's password policy determines the strength. `ref` and props go to the input, `className` to the frame.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { strength, visible: prop, defaultVisible = false, onVisibleChange, hint, onKeyDown, onBlur, ...rest },
  ref,
) {
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  const [shown, setShown] = useControllableState({
    prop,
    defaultProp: defaultVisible,
    onChange: (visible: boolean) => onVisibleChange?.({ visible }),
  });
  const [capsLock, setCapsLock] = useState(false);
  const meter = strength !== undefined && (
    <span data-part="meter" className={css.meter}>
      <span className={css.bars} data-strength={strength} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={css.bar} data-on={step <= strength ? '' : undefined} />
        ))}
      </span>
      {t(`password.strength${strength}`)}
    </span>
  );
  const help = meter ? (
    <span className={css.help}>
      {meter}
      {hint}
    </span>
  ) : (
    hint
  );
  return (
    <TextField
      ref={ref}
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? t('password.capsLock') : help}
      onKeyDown={composeHandlers(onKeyDown, (event) => setCapsLock(event.getModifierState('CapsLock')))}
      onBlur={composeHandlers(onBlur, () => setCapsLock(false))}
      end={
        <IconButton
          size="md"
          className={scriptOnly}
          aria-label={t(shown ? 'password.hide' : 'password.show')}
          icon={shown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
});
