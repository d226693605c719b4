import { Notice, Stack, useToast } from '@marketfront/ui';
import { LoginPanel } from '@marketfront/ui/login-dialog';
import { useEffect, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import type { LoginAnswer } from './login-actions.server.ts';
import { startCodeWait } from './code-waits.ts';
import { postForm } from './post-form.ts';
import type { SignInOptions } from './sign-in-options.server.ts';
import { useLogin } from './use-login.tsx';
import { panel } from './login-page.css.ts';

interface LoginPageProps {
  readonly options: SignInOptions;
  readonly mode: LoginMode;
  readonly answer: LoginAnswer | undefined;
}

/** Signing in on a page of its own. */
export function LoginPage({ options, mode, answer }: LoginPageProps) {
  const path = usePath();
  const submit = useSubmit();
  const pending = useNavigation().state === 'submitting';
  const toast = useToast();
  const [codeErrors, setCodeErrors] = useState<Readonly<Record<string, string>>>({});
  const shown = answer?.mode ?? mode;
  const login = useLogin({
    options,
    mode: shown,
    values: answer?.values ?? {},
    errors: { ...answer?.errors, ...codeErrors },
    sendCode: (form) => postForm(path(paths.resources.code()), form),
    onCodeAnswer: (result) => {
      setCodeErrors((result.ok ? undefined : result.errors) ?? {});
      toast({ tone: result.ok ? 'success' : 'critical', message: result.message });
    },
  });

  useEffect(() => {
    if (!answer) return;
    // A form that leads to a mode with a code has sent it.
    if (answer.ok) startCodeWait(answer.mode);
    toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    const [first] = Object.keys(answer.errors);
    if (first) document.getElementById(`login-${first}`)?.focus();
  }, [answer, toast]);

  return (
    <Stack gap="md" className={panel}>
      {answer?.ok && (
        <Notice tone="success" role="status">
          {answer.message}
        </Notice>
      )}
      <LoginPanel
        {...login}
        pending={pending}
        error={answer && !answer.ok && Object.keys(answer.errors).length === 0 ? answer.message : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          setCodeErrors({});
          void submit(event.currentTarget, { method: 'post', action: login.action(shown) });
        }}
      />
    </Stack>
  );
}
