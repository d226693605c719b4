import { useToast } from '@marketfront/ui';
import { LoginDialog } from '@marketfront/ui/login-dialog';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import type { loader as factsLoader } from '../../routes/resources.auth.tsx';
import type { AuthAnswer } from './auth.server.ts';
import { loginDialog, useLoginDialog } from './dialog-state.ts';
import type { AuthMode } from './modes.ts';
import { postForm } from './post-form.ts';
import { useLogin } from './use-login.tsx';

const nothing = { guest: false, twitter: false, picture: null, agreement: '' };

/** Signing in over the page, then going on with what was interrupted. */
export default function ShopLoginDialog() {
  const dialog = useLoginDialog();
  const path = usePath();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const facts = useFetcher<typeof factsLoader>();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void facts.load(path('/resources/auth'));
  }, [facts, path]);

  const setMode = (mode: AuthMode) => {
    setErrors({});
    setError(undefined);
    loginDialog.setMode(mode);
  };
  const login = useLogin({
    facts: facts.data ?? nothing,
    mode: dialog.mode,
    values,
    errors,
    sendCode: (form) => postForm(path('/resources/code'), form),
    onCodeAnswer: (answer) => {
      setErrors(answer.ok ? {} : answer.errors);
      toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    },
  });

  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setPending(true);
    setValues(
      Object.fromEntries(['email', 'phone', 'country'].map((name) => [name, String(fields.get(name) ?? '')])),
    );
    try {
      const answer = await postForm<AuthAnswer>(path('/resources/auth'), fields);
      setErrors(answer.ok ? {} : answer.errors);
      toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
      if (!answer.ok) {
        const [first] = Object.keys(answer.errors);
        setError(first ? undefined : answer.message);
        if (first) document.getElementById(`login-${first}`)?.focus();
      } else if (answer.signedIn) {
        loginDialog.close();
        await revalidate();
        dialog.afterwards?.();
      } else {
        setError(undefined);
        loginDialog.setMode(answer.mode);
      }
    } finally {
      setPending(false);
    }
  };

  return (
    <LoginDialog
      {...login}
      open={dialog.open}
      onClose={() => loginDialog.close()}
      onModeChange={({ mode }) => setMode(mode)}
      image={facts.data?.picture ?? undefined}
      pending={pending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    />
  );
}
