import { CodeField, ResendButton } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import * as css from './profile.css.ts';

interface CodeRowProps {
  /** The intent that sends the code. */
  readonly intent: string;
  /** The intent of the whole form, for the Enter key. */
  readonly confirm: string;
  readonly isConfirming: boolean;
  readonly error: string | undefined;
  readonly waitUntil: number | undefined;
  readonly hint?: string;
}

/** The field of a code with the button that sends it; the button belongs to the surrounding form. */
export function CodeRow({ intent, confirm, isConfirming, error, waitUntil, hint }: CodeRowProps) {
  const t = useMessages('profile');
  return (
    <>
      {/* Enter presses the first button of a form; without this one, it would send another code. */}
      <button type="submit" name="intent" value={confirm} disabled={isConfirming} hidden>
        {t('profile.confirm')}
      </button>
      <CodeField
        name="captcha"
        label={t('profile.code')}
        hint={hint}
        required
        error={error}
        className={css.field}
        end={<ResendButton type="submit" name="intent" value={intent} until={waitUntil} />}
      />
    </>
  );
}
