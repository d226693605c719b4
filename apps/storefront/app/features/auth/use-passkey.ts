import { useMessages } from '../../messages/index.ts';
import { useMounted } from '../../browser/index.ts';
import type {
  PasskeyAdded,
  PasskeyAnswer,
  PasskeyIntent,
  PasskeyRefusal,
  PasskeyReply,
} from './passkey-intents.ts';
import { useResource } from '../../http/index.ts';
import { passkey } from './resources.ts';

// Loaded when a passkey is used.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys; `undefined` before hydration. */
export const useKnowsPasskeys = (): boolean | undefined => {
  const mounted = useMounted();
  return mounted ? 'PublicKeyCredential' in window : undefined;
};

/** Nearly every browser supports passkeys, so the server and the first render assume it. */
export const useLacksPasskeys = (): boolean => useKnowsPasskeys() === false;

/** Browsers only report that the person, or a time limit, ended their dialog. */
const wasCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Signs in with a passkey, and adds one to the account. */
export function usePasskey() {
  const t = useMessages('auth');
  const site = useMessages('site');
  const server = useResource(passkey);
  const unreachable: PasskeyRefusal = { ok: false, message: site('site.unreachable') };

  async function send(
    intent: PasskeyIntent,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<PasskeyReply> {
    const form = new FormData();
    form.set('intent', intent);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return (await server.send(form)) ?? unreachable;
  }

  /** Asks the browser for its answer to the server's challenge. */
  async function ask(
    start: PasskeyIntent,
    browser: (library_: Awaited<ReturnType<typeof library>>, optionsJSON: never) => Promise<object>,
    cancelled: string,
  ): Promise<{ readonly ok: true; readonly credential: string } | PasskeyRefusal> {
    const started = await send(start);
    if (!started.ok) return started;
    if (!('options' in started)) return unreachable;
    try {
      const credential = await browser(await library(), started.options as never);
      return { ok: true, credential: JSON.stringify(credential) };
    } catch (error) {
      if (wasCancelled(error)) return { ok: false, message: cancelled };
      if (error instanceof Error && error.name === 'InvalidStateError')
        return { ok: false, message: t('auth.passkeyThere') };
      // The library names every other reason in English, for developers.
      return { ok: false, message: error instanceof TypeError ? unreachable.message : cancelled };
    }
  }

  return {
    /** @param from `page`: the answer names the page to open */
    signIn: async (from: 'page' | 'dialog'): Promise<PasskeyAnswer> => {
      const answered = await ask(
        'start',
        ({ startAuthentication }, optionsJSON) => startAuthentication({ optionsJSON }),
        t('auth.passkeyCancelled'),
      );
      if (!answered.ok) return answered;
      const reply = await send('signIn', { credential: answered.credential, from });
      return !reply.ok || 'signedIn' in reply ? reply : unreachable;
    },
    add: async (): Promise<PasskeyAdded> => {
      const answered = await ask(
        'startAdding',
        ({ startRegistration }, optionsJSON) => startRegistration({ optionsJSON }),
        t('auth.passkeyNotAdded'),
      );
      if (!answered.ok) return answered;
      const reply = await send('add', { credential: answered.credential });
      return !reply.ok || 'message' in reply ? reply : unreachable;
    },
  };
}
