import { isLocaleCode } from '@marketfront/i18n';
import { shopLoader } from '../platform/handlers.server.ts';
import { redirectWithin } from '../platform/redirect.server.ts';
import type { Route } from './+types/resources.language';

/** Remembers the chosen language and leads to the same page in it, with and without script. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const chosen = url.searchParams.get('to');
  const language = isLocaleCode(chosen) ? chosen : shop.locale.code;
  shop.cookies.set('locale', language);
  return redirectWithin(language, url.searchParams.get('path') ?? '/');
});
