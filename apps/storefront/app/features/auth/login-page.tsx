import { Notice, Stack, useToast } from '@marketfront/ui';
import { LoginPanel } from '@marketfront/ui/login-dialog';
import { useEffect, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import type { LoginFacts } from './login-facts.server.ts';
import type { AuthMode } from './modes.ts';
import { postForm } from './post-form.ts';
import { type LoginAnswer, useLogin } from './use-login.tsx';
import { panel } from './login-page.css.ts';

interface LoginPageProps {
  readonly facts: LoginFacts;
  readonly mode: AuthMode;
  readonly answer: LoginAnswer | undefined;
}

/** Signing in on a page of its own. */
export function LoginPage({ facts, mode, answer }: LoginPageProps) {
  const path = usePath();
  const submit = useSubmit();
  const pending = useNavigation().state === 'submitting';
  const toast = useToast();
  const [codeErrors, setCodeErrors] = useState<Readonly<Record<string, string>>>({});
  const shown = answer?.mode ?? mode;
  const login = useLogin({
    facts,
    mode: shown,
    values: answer?.values ?? {},
    errors: { ...answer?.errors, ...codeErrors },
    sendCode: (form) => postForm(path('/resources/code'), form),
    onCodeAnswer: (result) => {
      setCodeErrors(result.ok ? {} : result.errors);
      toast({ tone: result.ok ? 'success' : 'critical', message: result.message });
    },
  });

  useEffect(() => {
    if (!answer) return;
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
