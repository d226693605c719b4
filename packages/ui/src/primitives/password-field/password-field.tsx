'use client';
import { forwardRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icon/icons.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './password-field.css.ts';

export const passwordStrengths = [0, 1, 2, 3, 4] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `current-password` to sign in, `new-password` to choose one; password managers go by it. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows a meter below the field. */
  strength?: PasswordStrength | undefined;
}

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { strength, hint, onKeyDown, onBlur, ...rest },
  ref,
) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const meter = strength !== undefined && (
    <span className={css.meter}>
      <span className={css.bars} data-strength={strength} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={css.bar} data-on={step <= strength ? '' : undefined} />
        ))}
      </span>
      {t(`password.strength${strength}`)}
    </span>
  );
  return (
    <TextField
      ref={ref}
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? t('password.capsLock') : meter || hint}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        setCapsLock(event.getModifierState('CapsLock'));
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
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
