import type { LoginFormProps } from '@marketfront/ui/login-dialog';
import { type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { limits, passwordStrength } from '@marketfront/api-client';
import { Button, ButtonLink, Inline, Link, Text } from '@marketfront/ui';
import { type ReactNode, useState } from 'react';
import type { HumanCheck } from '../human-check/index.ts';
import { useMessages } from '../../messages/index.ts';
import { loginMessages } from '../../messages/login.ts';
import { paths, useLocaleCode, usePath } from '../../navigation/index.ts';
import { useCodeWait, useStartCodeWait } from '../../state/code-waits.ts';
import { wide } from './login-page.css.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { PasskeyAnswer } from './passkey-intents.ts';
import type { CodeAnswer } from './send-code.server.ts';
import type { SignInOptions } from './sign-in-options.server.ts';
import { useResource } from '../../http/index.ts';
import { useAskedQuestion } from './use-asked-question.tsx';
import { verificationCode } from './resources.ts';
import { useKnowsPasskeys } from './use-passkey.ts';

interface LoginOptions {
  readonly options: SignInOptions;
  readonly mode: LoginMode;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The human check that the form requires first. */
  readonly humanCheck: HumanCheck | undefined;
  readonly onCodeAnswer: (answer: CodeAnswer) => void;
  /** Loads the options again; without it, a link reloads the page. */
  readonly retryOptions?: () => void;
  /** Called after a passkey sign-in, successful or not. */
  readonly onPasskeyAnswer: (answer: PasskeyAnswer) => void;
  /** Offers to continue as a guest first. */
  readonly guestFirst: boolean;
  /** The page to return to after a third-party sign-in, if it is not stored already. */
  readonly from?: string;
  /** The visitor's pending action, which a third-party sign-in carries out. */
  readonly pendingAction?: string | undefined;
  /** An unfinished question, which a third-party sign-in keeps. */
  readonly question?: string | undefined;
}

/** The strength of a password; 0, "too short", below the minimum length. */
const strengthOf = (password: string) =>
  password.length < limits.password.min ? 0 : passwordStrength(password);

/** Props that the forms of the dialog and of the page share. */
export function useLogin({
  options,
  mode,
  values,
  errors,
  humanCheck,
  onCodeAnswer,
  onPasskeyAnswer,
  retryOptions,
  guestFirst,
  from,
  pendingAction,
  question,
}: LoginOptions) {
  const t = useMessages('auth');
  const site = useMessages('site');
  const path = usePath();
  const codes = useResource(verificationCode);
  const locale = useLocaleCode();
  const until = useCodeWait(mode);
  const startCodeWait = useStartCodeWait();
  // Each mode has its own password field.
  const [typed, setTyped] = useState({ mode, password: '' });
  const password = typed.mode === mode ? typed.password : '';

  const knowsPasskeys = useKnowsPasskeys();
  const asked = useAskedQuestion(humanCheck);

  const onSend = async (): Promise<boolean> => {
    const purpose = loginModeTable[mode].codePurpose;
    const form = document.querySelector<HTMLFormElement>(`form:has(input[name=mode][value=${mode}])`);
    if (!purpose || !form) return false;
    const fields = new FormData(form);
    fields.set('purpose', purpose);
    const sent = await codes.send(fields);
    const answer = sent ?? { ok: false, message: site('site.unreachable') };
    onCodeAnswer(answer);
    return answer.ok;
  };

  return {
    mode,
    messages: loginMessages(locale),
    modeHref: paths.login,
    action: (of: LoginMode) => path(paths.login(of)),
    values: {
      phone: values.phone || undefined,
      email: values.email || undefined,
      country: values.country || undefined,
    },
    errors,
    humanCheck: asked,
    guest: options.guest && guestFirst ? 'first' : options.guest,
    strength: password ? strengthOf(password) : undefined,
    passwordRule: t('auth.passwordRule'),
    onPasswordInput: ({ value }: { value: string }) => setTyped({ mode, password: value }),
    code: { onSend, until, onUntilChange: () => startCodeWait(mode) },
    agreement: t.rich('auth.agree', {
      link: (chunks: ReactNode[]) => (
        <Link key="agreement" href={paths.privacyAgreement()} target="_blank" tone="strong">
          {chunks}
        </Link>
      ),
    }),
    thirdParty: options.unknown ? (
      <Inline gap="sm" role="status">
        <Text tone="muted">{t('auth.optionsFailed')}</Text>
        {retryOptions ? (
          <Button size="sm" onClick={retryOptions}>
            {site('site.tryAgain')}
          </Button>
        ) : (
          <ButtonLink size="sm" href={paths.login(mode)}>
            {site('site.tryAgain')}
          </ButtonLink>
        )}
      </Inline>
    ) : options.twitter || options.passkey ? (
      <>
        {options.passkey && (
          <PasskeyButton from={from === undefined ? 'page' : 'dialog'} onAnswer={onPasskeyAnswer} />
        )}
        {options.twitter && (
          <form method="post" action={path(paths.socialLogin())} className={wide}>
            {from && <input type="hidden" name="from" value={from} />}
            {pendingAction && <input type="hidden" name="pendingAction" value={pendingAction} />}
            {question && <input type="hidden" name="question" value={question} />}
            <Button type="submit" block>
              {t('auth.continueWithX')}
            </Button>
          </form>
        )}
      </>
    ) : undefined,
    children: (
      <>
        {/* Only browsers that support passkeys get the offer: in others it would appear and disappear again. */}
        {knowsPasskeys && <input type="hidden" name="passkeys" value="1" />}
        {/* Resetting a password needs the address or number of the previous mode. */}
        {loginModeTable[mode].carriedFields?.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
      </>
    ),
  } satisfies LoginFormProps;
}
