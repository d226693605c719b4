import { config } from '../../platform/config.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { cleanHtml } from '../product/sanitize.server.ts';

export interface LoginFacts {
  readonly guest: boolean;
  readonly twitter: boolean;
  readonly picture: string | null;
  readonly agreement: string;
}

/** Ways to sign in that the back end opens, its picture and its agreement. */
export async function loadLoginFacts(shop: Shop): Promise<LoginFacts> {
  const [methods, picture] = await Promise.all([
    shop.shared('site', 'login-methods', (api) => api.auth.methods()),
    shop.shared('site', 'login-picture', (api) => api.auth.picture()).catch(() => null),
  ]);
  return {
    guest: methods.guest,
    twitter: methods.twitter,
    picture,
    agreement: cleanHtml(methods.agreementHtml, config.apiOrigin),
  };
}
