import { splitLocalePath } from '@marketfront/i18n';
import { useToast } from '@marketfront/ui';
import { LoginDialog } from '@marketfront/ui/login-dialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import type { HumanCheck } from '../human-check/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useRevalidate } from '../../navigation/index.ts';
import { useFocusOnError } from '../../forms/index.ts';
import { useStartCodeWait } from '../../state/code-waits.ts';
import { useLoginDialog } from '../../state/login-dialog.ts';
import type { AuthAnswer } from './authenticate.server.ts';
import type { CodeAnswer } from './send-code.server.ts';
import type { SignInOptions } from './sign-in-options.server.ts';
import { modeFormIn, typedValues, valuesIn } from './login-values.ts';
import { useLogin } from './use-login.tsx';
import { useResource } from '../../http/index.ts';
import { signIn } from './resources.ts';

/**
 * The dialog opens when the sign-in methods are known, so that nothing in it moves; without a response it opens after
 * this time.
 */
const longestWaitMs = 400;

const noOptions: SignInOptions = {
  unknown: false,
  guest: false,
  twitter: false,
  passkey: false,
  picture: null,
};

const errorsOf = (answer: AuthAnswer | CodeAnswer) => (answer.ok ? undefined : answer.errors) ?? {};

/** The sign-in dialog; after signing in, the interrupted action continues. */
export default function ShopLoginDialog() {
  const dialog = useLoginDialog();
  const startCodeWait = useStartCodeWait();
  const server = useResource(signIn);
  const site = useMessages('site');
  const { pathname, search } = useLocation();
  const toast = useToast();
  const revalidate = useRevalidate();
  const submit = useSubmit();
  const [loadedOptions, setOptions] = useState<SignInOptions>();
  const options = loadedOptions ?? noOptions;
  const [waited, setWaited] = useState(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState(dialog.interrupted?.reason);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [humanCheck, setHumanCheck] = useState<HumanCheck>();
  const requested = useRef(false);
  const element = useRef<HTMLDialogElement>(null);

  const loadOptions = useCallback(async () => {
    const loaded = await server.read();
    setOptions(loaded ?? { ...noOptions, unknown: true });
  }, [server]);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void loadOptions();
  }, [loadOptions]);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);

  useFocusOnError(element, errors);

  const setMode = (mode: LoginMode) => {
    setValues((before) => ({ ...before, ...typedValues(modeFormIn(element.current)) }));
    setErrors({});
    setError(undefined);
    setHumanCheck(undefined);
    dialog.setMode(mode);
  };
  const login = useLogin({
    options,
    mode: dialog.mode,
    values,
    errors,
    humanCheck,
    pendingAction: dialog.pendingAction,
    question: dialog.question,
    guestFirst: dialog.checkout !== undefined,
    retryOptions: () => void loadOptions(),
    from: dialog.checkout ?? splitLocalePath(pathname).path + search,
    onCodeAnswer: (answer) => {
      setErrors(errorsOf(answer));
      toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    },
    onPasskeyAnswer: (answer) => {
      toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
      if (answer.ok) void finish();
    },
  });

  /** After signing in: reloads the page data and continues the interrupted action. */
  const finish = async () => {
    dialog.close();
    await revalidate();
    const { interrupted } = dialog;
    if (!interrupted) return dialog.onSuccess?.();
    const { form, action } = interrupted;
    await submit(form, { method: 'post', action, preventScrollReset: true });
  };

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const fields = new FormData(form, submitter);
    const typed = { ...values, ...typedValues(form) };
    setPending(true);
    setValues(typed);
    const answer = await server.send(fields);
    setPending(false);
    if (!answer) {
      setError(site('site.unreachable'));
      return;
    }
    setErrors(errorsOf(answer));
    setHumanCheck(answer.ok ? undefined : answer.humanCheck);
    if (answer.message) toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    if (!answer.ok) {
      setError(Object.keys(errorsOf(answer)).length > 0 ? undefined : answer.message);
      if (!answer.mode) return;
      setValues(valuesIn(typed, dialog.mode, answer.mode));
      dialog.setMode(answer.mode);
    } else if (answer.signedIn) {
      await finish();
    } else {
      setError(undefined);
      startCodeWait(answer.mode);
      dialog.setMode(answer.mode);
    }
  };

  return (
    <LoginDialog
      {...login}
      ref={element}
      open={dialog.open && (waited || loadedOptions !== undefined)}
      onClose={() => dialog.close()}
      onModeChange={({ mode }) => setMode(mode)}
      image={options.picture ?? undefined}
      pending={pending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      }}
    />
  );
}
