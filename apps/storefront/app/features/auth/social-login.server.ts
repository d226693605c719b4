import { ApiError, limits } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, type Shop } from '../../http/index.server.ts';
import { redirectToProvider, resumeLanguage, setFlash } from '../../session/index.server.ts';
import { paths, safePath } from '../../navigation/index.ts';
import { pathToQuestion } from '../reviews/index.server.ts';
import { startSession, takeFromPath } from './authenticate.server.ts';
import { textField } from '../../forms/index.server.ts';

/** Redirects the shopper to the provider, and stores the data that the provider's response must match. */
export async function startSocialLogin(shop: Shop, form: FormData): Promise<Response> {
  const { token, tokenSecret, authorizationUrl } = await shop.api.auth.twitterRequest();
  const toProvider = redirectToProvider(shop, authorizationUrl);
  if (!toProvider) throw shop.redirect(paths.login());
  const from = safePath(textField(form, 'from', 1024));
  const question = textField(form, 'question', 2 * limits.questionText.max);
  if (from) shop.cookies.set('fromPath', question ? await pathToQuestion(from, question) : from);
  const pendingAction = textField(form, 'pendingAction', 40);
  if (pendingAction) shop.cookies.set('pendingAction', pendingAction);
  shop.cookies.set('social', `${token ?? ''}.${tokenSecret ?? ''}`);
  return toProvider;
}

/** The return from a social sign-in (spec §2): exchanges the provider's response for a session. */
export async function socialCallback(shop: Shop, params: URLSearchParams): Promise<Response> {
  resumeLanguage(shop);
  const token = params.get('oauth_token') ?? '';
  const verifier = params.get('oauth_verifier') ?? '';
  const [expected, secret] = shop.cookies.get('social')?.split('.') ?? [];
  shop.cookies.set('social', undefined);
  const t = await getMessages(shop.locale.code, 'auth');
  // Back and a reload repeat a response that was already used: the current session stays.
  if (expected === undefined && shop.signedIn) return shop.redirect(takeFromPath(shop));
  // Only a response to a request of this browser counts, or an attacker could sign a shopper in to another account.
  const isOwn = secret !== undefined && token !== '' && token === expected;
  if (params.has('denied')) return toLogin('neutral', t('auth.socialCancelled'));
  if (!isOwn || !verifier) return toLogin('critical', t('auth.socialFailed'));
  try {
    const session = await shop.api.auth.twitter({ token, tokenSecret: secret, verifier });
    const { note, tone } = await startSession(shop, session, 'social');
    const done = t(session.isNew ? 'auth.registered' : 'auth.welcome', { name: session.nickname });
    setFlash(shop, tone, [done, note].filter(Boolean).join(' · '));
    return shop.redirect(takeFromPath(shop));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // For example, the account already exists or was disabled: the message says so, and other sign-in methods remain.
    return toLogin('critical', await errorMessage(shop, error));
  }

  function toLogin(tone: 'neutral' | 'critical', message: string) {
    setFlash(shop, tone, message);
    return shop.redirect(paths.login());
  }
}
