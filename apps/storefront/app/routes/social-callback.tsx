import { startSession, takeFromPath } from '../features/auth/auth.server.ts';
import { setFlash } from '../platform/flash.server.ts';
import { cookies } from '../platform/cookies.ts';
import { serve } from '../platform/shop.server.ts';
import { getMessages } from '../messages/index.ts';
import type { Route } from './+types/social-callback';

/** The way back from a social sign-in (spec §2): trades the provider's answer for a session. */
export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const token = url.searchParams.get('oauth_token') ?? '';
    const verifier = url.searchParams.get('oauth_verifier') ?? '';
    const [expected, secret] = (shop.cookie(cookies.social) ?? '').split('.');
    shop.setCookie(cookies.social, undefined);
    // Only an answer to this browser's own question counts, or somebody could sign a shopper in as somebody else.
    if (token && verifier && secret !== undefined && token === expected) {
      await startSession(shop, await shop.api.auth.twitter({ token, tokenSecret: secret, verifier }));
      throw shop.redirect(takeFromPath(shop));
    }
    const t = await getMessages(shop.locale.code, 'auth');
    setFlash(shop, 'critical', t('auth.socialFailed'));
    throw shop.redirect('/login');
  });
}
