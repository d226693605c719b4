import { redirect } from 'react-router';
import { cookies } from '../platform/cookies.ts';
import { serve } from '../platform/shop.server.ts';
import type { Route } from './+types/social';

/** Sends the shopper to the provider, remembering what was asked. */
export function action({ context }: Route.ActionArgs) {
  return serve(context, async (shop) => {
    const { token, tokenSecret, authorizationUrl } = await shop.api.auth.twitterRequest();
    if (!/^https?:\/\//.test(authorizationUrl)) throw shop.redirect('/login');
    shop.setCookie(cookies.social, `${token ?? ''}.${tokenSecret ?? ''}`);
    return redirect(authorizationUrl, 303);
  });
}
