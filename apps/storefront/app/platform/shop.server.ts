import {
  type Api,
  ApiError,
  createApi,
  type KnownMessageKey,
  knownMessageKey,
} from '@marketfront/api-client';
import { type Locale, type LocaleCode, localeOf, splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import {
  createContext,
  data,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router';
import { aliasOf } from './aliases.ts';
import { type CacheTier, shared } from './cache.server.ts';
import { config } from './config.server.ts';
import { type CookieRule, cookies, readCookies, writeCookie } from './cookies.ts';
import { sayError } from './say-error.server.ts';
import { safePath } from './safe-path.ts';

/** What one request of the shop has at hand. Loaders and actions get it from `shopOf(context)`. */
export interface Shop {
  readonly locale: Locale & { readonly code: LocaleCode };
  /** The requested path without the language. */
  readonly path: string;
  /** Path and query as asked, without the language: what `fromPath` keeps. */
  readonly here: string;
  readonly signedIn: boolean;
  readonly timeZone: string;
  /** The API on this shopper's behalf. */
  readonly api: Api;
  /** A read that is the same for everybody: cached per language, never with a token. */
  shared<T>(tier: CacheTier, key: string, read: (api: Api) => Promise<T>): Promise<T>;
  cookie(rule: CookieRule): string | undefined;
  setCookie(rule: CookieRule, value: string | undefined): void;
  /** Redirect within the shop, in the shopper's language. Anything that could leave the shop goes home instead. */
  redirect(path: string, status?: 302 | 303 | 301 | 307): Response;
  /** Starts a session with a fresh token. */
  signIn(token: string): void;
  /** Forgets the token and tells the browser to wipe its storage (spec §4). */
  signOut(): void;
}

const shopContext = createContext<Shop>();

export const shopOf = (context: Readonly<RouterContextProvider>): Shop => context.get(shopContext);

const publicApis = new Map<string, Api>();

/** Every request's deadline for one call; a page waits for a few at once. */
const timeoutMs = 5000;

function publicApi(tag: string): Api {
  const found = publicApis.get(tag);
  if (found) return found;
  const api = createApi({ baseUrl: config.apiOrigin, language: tag, timeoutMs });
  publicApis.set(tag, api);
  return api;
}

function createShop(request: Request, url: URL, outgoing: Map<string, string>): Shop {
  const { locale: code, path } = splitLocalePath(url.pathname);
  const locale = localeOf(code);
  const incoming = readCookies(request.headers.get('Cookie'));
  const changed = new Map<string, string | undefined>();
  const nameOf = (rule: CookieRule) => (config.secureCookies ? rule.name : rule.name.replace('__Host-', ''));
  const cookie = (rule: CookieRule) =>
    changed.has(rule.name) ? changed.get(rule.name) : incoming.get(nameOf(rule)) || undefined;
  const setCookie = (rule: CookieRule, value: string | undefined) => {
    if (cookie(rule) === (value || undefined)) return;
    changed.set(rule.name, value || undefined);
    outgoing.set(rule.name, writeCookie(rule, value, config.secureCookies));
  };
  const token = () => cookie(cookies.token);
  return {
    locale,
    path,
    here: path + url.search,
    get signedIn() {
      return token() !== undefined;
    },
    timeZone: knownTimeZone(cookie(cookies.timeZone)),
    api: createApi({ baseUrl: config.apiOrigin, language: locale.tag, timeoutMs, getToken: token }),
    shared: (tier, key, read) => shared(tier, `${locale.tag}:${key}`, () => read(publicApi(locale.tag))),
    cookie,
    setCookie,
    redirect: (to, status = 302) => redirect(withLocalePrefix(locale.code, safePath(to) ?? '/'), status),
    signIn: (fresh) => setCookie(cookies.token, fresh),
    signOut: () => {
      setCookie(cookies.token, undefined);
      setCookie(cookies.cart, undefined);
      setCookie(cookies.wipe, '1');
    },
  };
}

function knownTimeZone(zone: string | undefined): string {
  if (!zone || zone.length > 64) return config.timeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return config.timeZone;
  }
}

/**
 * Root middleware: settles the language, makes the request's `Shop`, sends its cookies, and says who may cache the
 * answer (only pages that look the same for everybody).
 */
export const shopMiddleware: MiddlewareFunction<Response> = async (
  { request, url, params, context },
  next,
) => {
  const { path, locale, explicit } = splitLocalePath(url.pathname);
  if (explicit && locale === 'en') return redirect(withLocalePrefix('en', path) + url.search, 301);
  if (params.locale !== undefined && !explicit) {
    // A single segment that is no language may still be one of the spec's other addresses (/index2, /store).
    const page = aliasOf(path, url.searchParams);
    if (page) return redirect(page, 301);
    throw data(null, { status: 404 });
  }

  const outgoing = new Map<string, string>();
  const shop = createShop(request, url, outgoing);
  context.set(shopContext, shop);
  const response = await next();
  for (const value of outgoing.values()) response.headers.append('Set-Cookie', value);
  if (!response.headers.has('Cache-Control')) {
    const personal = shop.signedIn || shop.cookie(cookies.cart) !== undefined || outgoing.size > 0;
    const reading = request.method === 'GET' && response.status === 200;
    response.headers.set('Cache-Control', reading && !personal ? 'private, no-cache' : 'private, no-store');
  }
  response.headers.append('Vary', 'Cookie');
  return response;
};

/**
 * Runs the work of a loader or an action. Failures of the API become route errors with a status and a kind, an
 * unauthorised answer ends the session and asks to sign in, keeping the way back (spec §4, §8).
 */
export async function serve<T>(
  context: Readonly<RouterContextProvider>,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const shop = shopOf(context);
  try {
    return await work(shop);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'unauthorised') throw toSignIn(shop, shop.here);
    const status = isMissing(error) ? 404 : (statusOf[error.kind] ?? 502);
    throw data({ kind: error.kind, say: await sayError(shop, error) }, { status });
  }
}

/** Servers of this family answer 500 for what does not exist; the sentence tells (contract.md §1, §20). */
const missing: ReadonlySet<string> = new Set<KnownMessageKey>([
  'activityClosed',
  'addressWrong',
  'checkoutExpired',
  'itemNotFound',
  'orderNotFound',
  'productNotFound',
  'productRemoved',
  'refundNotFound',
  'storeClosed',
  'storeNotOpen',
]);

const isMissing = (error: ApiError) => error.fromServer && missing.has(knownMessageKey(error.message) ?? '');

const statusOf: Partial<Record<ApiError['kind'], number>> = {
  notFound: 404,
  validation: 400,
  forbidden: 403,
  timeout: 504,
};

/** The same for pages that need an account. */
export async function serveSignedIn<T>(
  context: Readonly<RouterContextProvider>,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  return serve(context, (shop) => {
    if (!shop.signedIn) throw toSignIn(shop, shop.here);
    return work(shop);
  });
}

/** To the sign-in page, remembering the way back. */
export function toSignIn(shop: Shop, from: string): Response {
  if (shop.signedIn) shop.signOut();
  shop.setCookie(cookies.fromPath, safePath(from));
  return shop.redirect('/login', 302);
}
