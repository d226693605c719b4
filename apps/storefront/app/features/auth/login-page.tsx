import { Image, Notice, Stack, useToast } from '@marketfront/ui';
import { LoginPanel } from '@marketfront/ui/login-dialog';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { paths, usePath } from '../../navigation/index.ts';
import { useFocusOnError } from '../../forms/index.ts';
import { useStartCodeWait } from '../../state/code-waits.ts';
import type { LoginAnswer } from './login-actions.server.ts';
import type { SignInOptions } from './sign-in-options.server.ts';
import { modeFormIn, submittedBy, typedValues } from './login-values.ts';
import { useLogin } from './use-login.tsx';
import * as css from './login-page.css.ts';

interface LoginPageProps {
  readonly options: SignInOptions;
  readonly mode: LoginMode;
  /** Whether the page was opened on the way to a checkout. */
  readonly guestFirst: boolean;
  readonly answer: LoginAnswer | undefined;
  /** The reason why the form was not processed at all. */
  readonly failure: string | undefined;
}

/** The sign-in form on a separate page. */
export function LoginPage({ options, mode, guestFirst, answer: newAnswer, failure }: LoginPageProps) {
  // If a form was not processed, the mode and the values of the previous response stay.
  const [last, setLast] = useState({ answer: newAnswer, mode });
  if (newAnswer && newAnswer !== last.answer) setLast({ answer: newAnswer, mode });
  const answer = newAnswer ?? (failure !== undefined && last.mode === mode ? last.answer : undefined);
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigate = useNavigate();
  const path = usePath();
  const panel = useRef<HTMLDivElement>(null);
  // The values typed in another mode.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const pending = useNavigation().state === 'submitting';
  const toast = useToast();
  const startCodeWait = useStartCodeWait();
  const [codeErrors, setCodeErrors] = useState<Readonly<Record<string, string>>>({});
  const shown = answer?.mode ?? mode;
  const login = useLogin({
    options,
    guestFirst,
    mode: shown,
    values: answer?.values ?? typed,
    errors: { ...answer?.errors, ...codeErrors },
    humanCheck: answer?.humanCheck,
    onCodeAnswer: (result) => {
      setCodeErrors((result.ok ? undefined : result.errors) ?? {});
      toast({ tone: result.ok ? 'success' : 'critical', message: result.message });
    },
    onPasskeyAnswer: (result) => {
      // Opened as a new document, because everything on it depends on the session.
      if (result.ok && result.to !== undefined) location.assign(result.to);
      else toast({ tone: 'critical', message: result.message });
    },
  });

  useEffect(() => {
    if (!answer) return;
    // If a form leads to a mode with a code, the code has been sent.
    if (answer.ok) startCodeWait(answer.mode);
    if (answer.message) toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    // If a form leads to another mode, the first field of that mode gets the focus.
    if (answer.ok) panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [answer, toast, startCodeWait]);
  useFocusOnError(panel, answer);
  useFocusOnError(panel, codeErrors);

  return (
    <div className={options.picture ? css.withPicture : css.panel}>
      {options.picture && (
        <div className={css.picture}>
          <Image src={options.picture} alt="" width={600} height={750} className={css.pictureImage} />
        </div>
      )}
      <Stack gap="md">
        {answer?.ok && (
          <Notice tone="success" role="status">
            {answer.message}
          </Notice>
        )}
        <LoginPanel
          {...login}
          ref={panel}
          onModeChange={({ mode: next }) => {
            setTyped((before) => ({
              ...before,
              ...answer?.values,
              ...typedValues(modeFormIn(panel.current)),
            }));
            setCodeErrors({});
            void navigate(path(paths.login(next)));
          }}
          pending={pending}
          error={
            failure ??
            (answer && !answer.ok && Object.keys(answer.errors).length === 0 ? answer.message : undefined)
          }
          onSubmit={(event) => {
            event.preventDefault();
            setCodeErrors({});
            // Sent to the current URL, so that the page stays if no response arrives.
            void submit(submittedBy(event), { method: 'post', action: pathname + search });
          }}
        />
      </Stack>
    </div>
  );
}
