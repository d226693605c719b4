import type { WebAuthnJson } from '@marketfront/api-client';
import { withLocalePrefix } from '@marketfront/i18n';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { byIntent, type IntentHandler, refusal, type Shop, shopAction } from '../../http/index.server.ts';
import { startSession, takeFromPath } from './authenticate.server.ts';
import type { PasskeyIntent } from './passkey-intents.ts';
import { textField } from '../../forms/index.server.ts';

/** A credential is about 1 kB; a long certificate chain of a company's security key may take several kB. */
const longestCredential = 20_000;

/** The browser's response; `undefined` if it is not an object. */
function credentialOf(form: FormData): WebAuthnJson | undefined {
  try {
    const value: unknown = JSON.parse(textField(form, 'credential', longestCredential));
    return typeof value === 'object' && value !== null ? (value as WebAuthnJson) : undefined;
  } catch {
    return undefined;
  }
}

async function invalidCredential(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  return refusal(t('errors.known.passkeyRejected'));
}

const handlers = {
  start: async ({ shop }) => ({ ok: true as const, options: await shop.api.auth.startPasskey() }),
  signIn: async ({ shop, form }) => {
    const credential = credentialOf(form);
    if (!credential) return invalidCredential(shop);
    const session = await shop.api.auth.passkey(credential);
    const { note, tone } = await startSession(shop, session, 'passkey');
    const t = await getMessages(shop.locale.code, 'auth');
    const welcome = t('auth.welcome', { name: session.nickname });
    const message = [welcome, note].filter(Boolean).join(' · ');
    const answer = { ok: true as const, signedIn: true as const, tone, message };
    if (textField(form, 'from') !== 'page') return answer;
    setFlash(shop, tone, message);
    return { ...answer, to: withLocalePrefix(shop.locale.code, takeFromPath(shop)) };
  },
  startAdding: async ({ shop }) => ({
    ok: true as const,
    options: await shop.api.auth.startAddingPasskey(),
  }),
  add: async ({ shop, form, request }) => {
    const credential = credentialOf(form);
    if (!credential) return invalidCredential(shop);
    // The name of the system is quoted: "Windows".
    const name = (request.headers.get('Sec-CH-UA-Platform') ?? '').replaceAll('"', '').slice(0, 100);
    await shop.api.auth.addPasskey({ credential, name });
    const t = await getMessages(shop.locale.code, 'auth');
    return { ok: true as const, message: t('auth.passkeyAdded') };
  },
} satisfies Record<PasskeyIntent, IntentHandler>;

/** The steps of signing in with a passkey and of adding one; only script sends these forms. */
export const passkeyAction = shopAction(byIntent(handlers), { limit: 'signIn' });
