import { localeCookie } from '@marketfront/i18n';
import { isGranted, type Purpose } from './consent.ts';

const year = 365 * 86_400;

/** The cookies that script may read and write; the browser's code uses no others. `maxAge` in seconds. */
export const readableCookies = {
  locale: { name: localeCookie, maxAge: year },
  theme: { name: 'theme', maxAge: year },
  timeZone: { name: 'tz', maxAge: year },
  /** The country of deliveries: ISO 3166-1 alpha-2. */
  deliveryCountry: { name: 'mf-country', maxAge: year },
  /** Id of the message above the header that the shopper has closed. */
  closedNotice: { name: 'mf-notice', maxAge: 30 * 86_400 },
  /** `ask`: offer a passkey now; `never`: the shopper wants no such offer in this browser. */
  passkeyOffer: { name: 'mf-passkey', maxAge: year },
  /** The purposes beyond necessary ones that the shopper has granted (`consent.ts`). */
  consent: { name: 'mf-consent', maxAge: 180 * 86_400 },
  /** 0 to 999: assigns the visitor to the variants of an experiment. Only with consent to statistics. */
  bucket: { name: 'mf-bucket', maxAge: 180 * 86_400 },
  /** Changes with each form, so that data prefetched before it is not used (`speed/browser/drop-prefetched.ts`). */
  ahead: { name: 'mf-ahead', maxAge: 60 },
  /** Asks the browser to clear its local storage (spec §4), which then removes this cookie. */
  clearStorage: { name: 'mf-wipe', maxAge: 600 },
} as const;
export type ReadableCookie = keyof typeof readableCookies;

/** The shopper's choices, and data that the browser has sent about itself. */
export const forgettableCookies = [
  'locale',
  'theme',
  'timeZone',
  'deliveryCountry',
  'closedNotice',
  'passkeyOffer',
  'consent',
  'bucket',
] as const;

/** Removes the shopper's choices in this browser. */
export function forgetChoices(): void {
  for (const cookie of forgettableCookies) setCookie(cookie, '');
}

/** The value of a cookie in the browser. */
function cookieValue(cookie: ReadableCookie): string | undefined {
  const start = `${readableCookies[cookie].name}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Whether the browser has the cookie. */
export const hasCookie = (cookie: ReadableCookie): boolean => cookieValue(cookie) !== undefined;

/** Whether this browser may store or send data for a purpose; the document says whether the shop asks (`root.tsx`). */
export const browserGrants = (purpose: Purpose): boolean =>
  isGranted(purpose, {
    version: document.documentElement.dataset.consent ?? null,
    cookie: cookieValue('consent'),
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });

/** Whether this browser may remember what the shopper looked at. */
export const remembers = (): boolean => browserGrants('preferences');

/** Sets a cookie in the browser, or removes it with an empty value. */
export function setCookie(cookie: ReadableCookie, value: string): void {
  const { name, maxAge } = readableCookies[cookie];
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? maxAge : 0}; SameSite=Lax`;
}
