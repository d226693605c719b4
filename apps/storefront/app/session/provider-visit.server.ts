import { isLocaleCode } from '@marketfront/i18n';
import { redirect } from 'react-router';
import { redirectWithin } from '../navigation/redirect.server.ts';
import type { Shop } from '../http/shop.server.ts';

/**
 * A redirect to a page of a provider (payment, social sign-in), whose address came from the back end. `undefined` for
 * anything but http(s).
 */
export function redirectToProvider(shop: Shop, url: string): Response | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return undefined;
  shop.cookies.set('providerLanguage', shop.locale.code);
  return redirect(url, 303);
}

/** Continues in the language in which the shopper left, on a page to which a provider leads back. */
export function resumeLanguage(shop: Shop): void {
  const language = shop.cookies.get('providerLanguage');
  shop.cookies.set('providerLanguage', undefined);
  if (isLocaleCode(language) && language !== 'en' && shop.locale.code === 'en')
    throw redirectWithin(language, shop.requestPath);
}
