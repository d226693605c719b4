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
  /** The page was opened on the way to a checkout. */
  readonly guestFirst: boolean;
  readonly answer: LoginAnswer | undefined;
  /** Why the form was not processed at all. */
  readonly failure: string | undefined;
}

/** Signing in on a page of its own. */
export function LoginPage({ options, mode, guestFirst, answer: newAnswer, failure }: LoginPageProps) {
  // A form that was not processed keeps the mode and the values of the answer before it.
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
      // As a new document: everything on it depends on the session.
      if (result.ok && result.to !== undefined) location.assign(result.to);
      else toast({ tone: 'critical', message: result.message });
    },
  });

  useEffect(() => {
    if (!answer) return;
    // A form that leads to a mode with a code has sent it.
    if (answer.ok) startCodeWait(answer.mode);
    if (answer.message) toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    // A form that leads to another mode goes on in its first field.
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
            // To this very address, so that the page stays when no answer arrives.
            void submit(submittedBy(event), { method: 'post', action: pathname + search });
          }}
        />
      </Stack>
    </div>
  );
}
