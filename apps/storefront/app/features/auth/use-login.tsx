import type { LoginFormProps } from '@marketfront/ui/login-dialog';
import { Button, Link } from '@marketfront/ui';
import { type ReactNode, useState } from 'react';
import { usePath } from '../../platform/use-root.ts';
import { useMessages } from '../../messages/index.ts';
import type { CodeAnswer } from './code.server.ts';
import type { LoginFacts } from './login-facts.server.ts';
import { uiMessages } from '../../messages/ui.ts';
import { type AuthMode, codeOfMode } from './modes.ts';
import { useLocaleCode } from '../../platform/use-root.ts';

/** What one posted form came back with. */
export interface LoginAnswer {
  readonly ok: boolean;
  /** A code is on its way. */
  readonly sent?: boolean;
  readonly mode: AuthMode;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
}

interface LoginOptions {
  readonly facts: LoginFacts;
  readonly mode: AuthMode;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Asks the server for a code with the form as it stands. */
  readonly sendCode: (form: FormData) => Promise<CodeAnswer>;
  readonly onCodeAnswer: (answer: CodeAnswer) => void;
}

/** Everything the form of the dialog and of the page have in common. */
export function useLogin({ facts, mode, values, errors, sendCode, onCodeAnswer }: LoginOptions) {
  const t = useMessages('auth');
  const path = usePath();
  const locale = useLocaleCode();
  // The wait belongs to the address or number, so it outlives a change of mode.
  const [until, setUntil] = useState<number>();
  const [password, setPassword] = useState('');
  const modeHref = (to: AuthMode) => `/login?mode=${to}`;

  const onSend = async (): Promise<boolean> => {
    const purpose = codeOfMode[mode as keyof typeof codeOfMode];
    const form = document.querySelector<HTMLFormElement>(`form:has(input[name=mode][value=${mode}])`);
    if (!purpose || !form) return false;
    const fields = new FormData(form);
    fields.set('purpose', purpose);
    const answer = await sendCode(fields);
    onCodeAnswer(answer);
    return answer.ok;
  };

  return {
    mode,
    messages: uiMessages(locale, 'login'),
    modeHref,
    action: (of: AuthMode) => path(modeHref(of)),
    values: {
      phone: values.phone || undefined,
      email: values.email || undefined,
      country: values.country || undefined,
    },
    errors,
    guest: facts.guest,
    strength: password ? strengthOf(password) : undefined,
    onPasswordInput: ({ value }: { value: string }) => setPassword(value),
    code: { onSend, until, onUntilChange: ({ until: next }: { until: number }) => setUntil(next) },
    agreement: t.rich('auth.agree', {
      link: (chunks: ReactNode[]) => (
        <Link key="agreement" href="/middlewares/privacy_agreement" target="_blank">
          {chunks}
        </Link>
      ),
    }),
    thirdParty: facts.twitter ? (
      <form method="post" action={path('/login/social')}>
        <Button type="submit" block>
          {t('auth.continueWithX')}
        </Button>
      </form>
    ) : undefined,
    // Resetting a password needs to know whose it is.
    children:
      mode === 'verifyEmail' ? (
        <input type="hidden" name="email" value={values.email ?? ''} />
      ) : mode === 'verifyPhone' ? (
        <>
          <input type="hidden" name="phone" value={values.phone ?? ''} />
          <input type="hidden" name="country" value={values.country ?? ''} />
        </>
      ) : undefined,
  } satisfies LoginFormProps;
}

const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];

function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const long = password.length >= 12 ? 1 : 0;
  return (password.length < 8 ? 1 : Math.min(4, kinds + long)) as 0 | 1 | 2 | 3 | 4;
}
