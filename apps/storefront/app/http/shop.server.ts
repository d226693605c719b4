import type { Api } from '@marketfront/api-client';
import { type Locale, type LocaleCode, localeOf, splitLocalePath } from '@marketfront/i18n';
import { createContext, type RouterContextProvider } from 'react-router';
import { apiFetch } from './api-fetch.server.ts';
import { createObservedApi } from './observe-api.server.ts';
import { config } from '../services/config.server.ts';
import { countryCode } from '../session/country-code.ts';
import { type ConsentSource, isGranted, type Purpose } from '../session/consent.ts';
import type { EvaluatedFlags } from '../session/flags.ts';
import type { CachedFor } from './cached-for.ts';
import type { RequestCookies } from '../session/cookies.server.ts';
import { paths } from '../navigation/paths.ts';
import { redirectWithin, type RedirectStatus } from '../navigation/redirect.server.ts';
import { safePath } from '../navigation/safe-path.ts';

/** The context of one request of the shop. Loaders and actions get it from their wrapper (`loaders.server.ts`, `actions.server.ts`). */
export interface Shop {
  readonly locale: Locale & { readonly code: LocaleCode };
  /** `false` if the first part of the address is in the place of a language but is none: only an error page has it. */
  readonly knownLanguage: boolean;
  /** Scheme, host and port under which shoppers see the shop. */
  readonly origin: string;
  /** The requested path without the language. */
  readonly path: string;
  /** Path and query as requested, without the language: the value of `fromPath`. */
  readonly requestPath: string;
  readonly signedIn: boolean;
  /** This request has ended the session. */
  readonly signedOut: boolean;
  /** IANA zone of the shopper's browser, else of the shop. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2 code of the country that the shopper has chosen for deliveries. */
  readonly deliveryCountry: string | null;
  /** The `performance.now()` by which the page has to respond; infinite while a form is carried out. */
  readonly deadlineAt: number;
  /** From here on the request only reads, so its page has a deadline. */
  startDeadline(): void;
  /**
   * Decides whether the page may be cached for other visitors: not if a shared read got no response, nor if anything
   * was read on this shopper's behalf.
   */
  readonly reads: { unanswered: number; own: number };
  /** The API on this shopper's behalf. */
  readonly api: Api;
  /** Address of the client, for rate limits; `""` in development. */
  readonly clientAddress: string;
  readonly cookies: RequestCookies;
  /** The visitors for whom the page is cached. */
  readonly keptFor: CachedFor | null;
  /** A visitor's lines, as stored in their cookie (`features/cart/visitor-cart.ts`). */
  visitorLines(name: 'cart' | 'later'): string | undefined;
  /** The source of the consent at the time of the request. */
  readonly consent: ConsentSource;
  /** The switches, as evaluated for this request. */
  readonly flags: EvaluatedFlags;
  /** Whether the shopper has agreed that data is stored or sent for a purpose. */
  grants(purpose: Purpose): boolean;
  /** The shopper's decision about consent, to be shown on the page, which is then rendered for them only. */
  ownConsent(): string | undefined;
  /**
   * Redirect within the shop, in the shopper's language. Targets that could leave the shop are replaced by the home
   * page.
   */
  redirect(path: string, status?: RedirectStatus): Response;
  /** The shopper has passed the human check: the API is told with each call from now on. */
  humanCheckPassed(): void;
  /** Starts a session with a fresh token. */
  signIn(token: string): void;
  /** Forgets the token and asks the browser to clear its storage (spec §4). */
  signOut(): void;
  /** Ignores the token for this request only: the browser keeps it. */
  continueAsVisitor(): void;
  /** Redirects to the sign-in page, which leads back to `from`. */
  toSignIn(from?: string): Response;
}

export const shopContext = createContext<Shop>();

export const shopOf = (context: Readonly<RouterContextProvider>): Shop => context.get(shopContext);

/** Creates the context of a request. */
export function createShop({
  method = 'GET',
  url,
  cookies,
  clientAddress,
  userAgent = '',
  knownLanguage = true,
  keptFor = null,
  gpc = false,
  flags = {},
}: {
  method?: string;
  url: URL;
  cookies: RequestCookies;
  clientAddress: string;
  /** The browser's description of itself, for the list of devices. */
  userAgent?: string;
  knownLanguage?: boolean;
  keptFor?: CachedFor | null;
  /** Whether the request says "do not sell or share" (`Sec-GPC`). */
  gpc?: boolean;
  flags?: EvaluatedFlags;
}): Shop {
  const { locale: code, path } = splitLocalePath(url.pathname);
  const locale = localeOf(code);
  let isVisitor = false;
  let signedOut = false;
  let isPerson = false;
  const token = () => (isVisitor ? undefined : cookies.get('token'));
  // A form may take longer, since it changes data; the page of its response has a deadline again.
  let deadlineAt = Number.POSITIVE_INFINITY;
  const reads = { unanswered: 0, own: 0 };
  const consent = { version: config.consentVersion, cookie: cookies.get('consent'), gpc };
  const callApi = apiFetch(() => deadlineAt);
  const shop: Shop = {
    locale,
    knownLanguage,
    origin: url.origin,
    path,
    requestPath: path + url.search,
    get signedIn() {
      return token() !== undefined;
    },
    get signedOut() {
      return signedOut;
    },
    // Pages for everybody do not depend on a visitor's time zone.
    timeZone: cookies.anonymous ? config.timeZone : knownTimeZone(cookies.get('timeZone')),
    deliveryCountry: countryCode(cookies.get('deliveryCountry')) ?? null,
    get deadlineAt() {
      return deadlineAt;
    },
    startDeadline: () => {
      deadlineAt = Math.min(deadlineAt, performance.now() + config.pageDeadlineMs);
    },
    reads,
    api: createObservedApi({
      baseUrl: config.apiOrigin,
      language: locale.tag,
      timeoutMs: config.apiTimeoutMs,
      fetch: (request) => {
        reads.own += 1;
        if (isPerson) request.headers.set('X-Human-Check', 'passed');
        return callApi(request);
      },
      getToken: token,
      // The API limits rates by the shopper's address, not by the shop's.
      headers: {
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
    }),
    clientAddress,
    cookies,
    keptFor,
    visitorLines(name) {
      if (keptFor) keptFor.needsVisitor = true;
      return cookies.get(name);
    },
    consent,
    flags,
    grants: (purpose) => isGranted(purpose, { ...consent, cookie: cookies.get('consent') }),
    ownConsent() {
      if (keptFor) keptFor.needsVisitor = true;
      return cookies.get('consent');
    },
    redirect: (to, status) => redirectWithin(locale.code, to, status),
    humanCheckPassed: () => {
      isPerson = true;
    },
    signIn: (fresh) => cookies.set('token', fresh),
    continueAsVisitor: () => {
      isVisitor = true;
    },
    signOut: () => {
      signedOut = true;
      cookies.set('token', undefined);
      cookies.set('clearStorage', '1');
    },
    toSignIn: (from = shop.requestPath) => {
      if (shop.signedIn) shop.signOut();
      cookies.set('fromPath', safePath(from));
      return shop.redirect(paths.login());
    },
  };
  if (method !== 'POST') shop.startDeadline();
  return shop;
}

function knownTimeZone(zone: string | undefined): string {
  if (!zone || zone.length > 64) return config.timeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return config.timeZone;
  }
}
