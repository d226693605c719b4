import { CodeField, ResendButton } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './profile.css.ts';

interface CodeRowProps {
  /** The intent that sends the code. */
  readonly intent: string;
  readonly error: string | undefined;
  readonly waitUntil: number | undefined;
  readonly hint?: string;
}

/** The field of a code with the button that sends it; the button is one of the form's own. */
export function CodeRow({ intent, error, waitUntil, hint }: CodeRowProps) {
  const t = useMessages('profile');
  return (
    <CodeField
      name="captcha"
      label={t('profile.code')}
      hint={hint}
      required
      error={error}
      className={css.field}
      end={<ResendButton type="submit" name="intent" value={intent} until={waitUntil} />}
    />
  );
}
