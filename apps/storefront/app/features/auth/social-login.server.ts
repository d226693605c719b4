import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../platform/flash.server.ts';
import { textField } from '../../platform/form.server.ts';
import { paths } from '../../platform/paths.ts';
import { redirectToProvider, resumeLanguage } from '../../platform/provider-visit.server.ts';
import { safePath } from '../../platform/safe-path.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { startSession, takeFromPath } from './authenticate.server.ts';

/** Redirects the shopper to the provider and stores what its answer must match. */
export async function startSocialLogin(shop: Shop, form: FormData): Promise<Response> {
  const { token, tokenSecret, authorizationUrl } = await shop.api.auth.twitterRequest();
  const toProvider = redirectToProvider(shop, authorizationUrl);
  if (!toProvider) throw shop.redirect(paths.login());
  const from = safePath(textField(form, 'from', 1024));
  if (from) shop.cookies.set('fromPath', from);
  shop.cookies.set('social', `${token ?? ''}.${tokenSecret ?? ''}`);
  return toProvider;
}

/** The return from a social sign-in (spec §2): exchanges the provider's answer for a session. */
export async function socialCallback(shop: Shop, params: URLSearchParams): Promise<Response> {
  resumeLanguage(shop);
  const token = params.get('oauth_token') ?? '';
  const verifier = params.get('oauth_verifier') ?? '';
  const [expected, secret] = (shop.cookies.get('social') ?? '').split('.');
  shop.cookies.set('social', undefined);
  // Only the answer to a request of this browser counts; otherwise an attacker could sign a shopper in to another account.
  if (token && verifier && secret !== undefined && token === expected) {
    await startSession(shop, await shop.api.auth.twitter({ token, tokenSecret: secret, verifier }));
    return shop.redirect(takeFromPath(shop));
  }
  const t = await getMessages(shop.locale.code, 'auth');
  setFlash(shop, 'critical', t('auth.socialFailed'));
  return shop.redirect(paths.login());
}
