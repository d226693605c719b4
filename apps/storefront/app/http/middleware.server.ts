import { isLocaleCode, type LocaleCode, locales, splitLocalePath } from '@marketfront/i18n';
import { currentRequest } from '@marketfront/operations';
import type { MiddlewareFunction } from 'react-router';
import { aliasOf } from '../navigation/aliases.ts';
import { caching } from '../services/caching.ts';
import { readCookies } from '../session/cookies.server.ts';
import { evaluateFlags } from '../session/flags.server.ts';
import { clientAddressContext } from './client-address.ts';
import { notFound } from './route-errors.server.ts';
import { cachedForContext } from './cached-for.ts';
import { flagsContext } from './flags.ts';
import { pageToBrowse } from '../navigation/page-to-browse.ts';
import { redirectWithin } from '../navigation/redirect.server.ts';
import { safePath } from '../navigation/safe-path.ts';
import { createShop, type Shop, shopContext } from './shop.server.ts';

/**
 * Root middleware: determines the language, creates the request's `Shop`, sends its cookies, and states who may cache
 * the response (only pages that look the same for everybody).
 */
export const shopMiddleware: MiddlewareFunction<Response> = async (
  { request, url, params, pattern, context },
  next,
) => {
  const { path, locale, explicit } = splitLocalePath(url.pathname);
  // `/en//host` is not a page of the shop; without the language it would be an address of another host.
  if (safePath(path) === undefined) throw notFound();
  if (explicit && locale === 'en') return redirectWithin('en', path + url.search, 301);
  const meant = explicit ? undefined : localeMeantBy(url.pathname);
  if (meant) return redirectWithin(meant.code, meant.path + url.search, 301);
  const knownLanguage = params.locale === undefined || explicit;
  const scope = currentRequest();
  if (scope) scope.route = knownLanguage ? `/${pattern.replace(/^:locale\?\/?/, '')}` : '/*';
  // A single segment that is not a language may still be one of the spec's other addresses (/index2, /store).
  const alias = knownLanguage ? undefined : aliasOf(path, url.searchParams);
  if (alias) return redirectWithin('en', alias, 301);

  const cookies = await readCookies(request.headers.get('Cookie'));
  const chosen = cookies.get('locale');
  // The cookie only applies to the bare home page, which every language has.
  if (url.pathname === '/' && request.method === 'GET' && isLocaleCode(chosen) && chosen !== 'en') {
    const answer = redirectWithin(chosen, `/${url.search}`, 302);
    answer.headers.set('Cache-Control', caching.nobody);
    answer.headers.append('Vary', 'Cookie');
    return answer;
  }
  const shop = createShop({
    method: request.method,
    url,
    cookies,
    clientAddress: context.get(clientAddressContext),
    userAgent: request.headers.get('User-Agent')?.slice(0, 300) ?? '',
    knownLanguage,
    keptFor: context.get(cachedForContext),
    flags: context.get(flagsContext) ?? (await evaluateFlags(request)),
    gpc: request.headers.get('Sec-GPC') === '1',
  });
  context.set(shopContext, shop);
  const response = await next();
  for (const value of await shop.cookies.serialize()) response.headers.append('Set-Cookie', value);
  // Back must not show pages of the session from the browser's cache.
  if (shop.signedOut) response.headers.set('Clear-Site-Data', '"cache"');
  if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', cacheControl(shop, request, response));
  response.headers.append('Vary', 'Cookie');
  return response;
};

/** The language of a path with its code in another case (`/ZH-cn/cart`) or with its BCP 47 tag (`/lo`). */
function localeMeantBy(pathname: string): { code: LocaleCode; path: string } | undefined {
  const [, first = ''] = pathname.split('/');
  const name = first.toLowerCase();
  const locale = locales.find(({ code, tag }) => name === code.toLowerCase() || name === tag.toLowerCase());
  return locale && { code: locale.code, path: pathname.slice(first.length + 1) || '/' };
}

/**
 * A page without personal data that misses none of its blocks may be shown to everybody. Other pages to browse may be
 * cached by the browser that requested them (`navigation/use-page-back.ts`).
 */
function cacheControl(shop: Shop, request: Request, response: Response): string {
  const { cookies, reads, keptFor, path } = shop;
  const complete = request.method === 'GET' && response.status === 200 && reads.unanswered === 0;
  if (!complete || cookies.changed) return caching.nobody;
  if (cookies.anonymous && reads.own === 0 && !keptFor?.needsVisitor) return caching.everybody;
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  return isDocument && pageToBrowse(path) ? caching.oneVisitor : caching.nobody;
}
