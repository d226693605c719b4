import { localeCookie } from '@marketfront/i18n';

const year = 365 * 86_400;

/** The cookies that script may read and write; the browser's code knows no others. `maxAge` in seconds. */
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
  /** `1`: the shopper lets the shop measure how fast pages are. */
  vitals: { name: 'mf-vitals', maxAge: year },
  /** Changes with each form, so that nothing is used that was loaded ahead before it (`speed/browser/drop-prefetched.ts`). */
  ahead: { name: 'mf-ahead', maxAge: 60 },
  /** Asks the browser to clear its local storage (spec §4), which then removes it. */
  clearStorage: { name: 'mf-wipe', maxAge: 600 },
} as const;
export type ReadableCookie = keyof typeof readableCookies;

/** What the shopper has chosen, or what the browser has told of itself. */
export const forgettableCookies = [
  'locale',
  'theme',
  'timeZone',
  'deliveryCountry',
  'closedNotice',
  'passkeyOffer',
  'vitals',
] as const;

/** Forgets what the shopper has chosen in this browser. */
export function forgetChoices(): void {
  for (const cookie of forgettableCookies) setCookie(cookie, '');
}

/** Whether the browser holds the cookie, with this value where one is given. */
export const hasCookie = (cookie: ReadableCookie, value = ''): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${readableCookies[cookie].name}=${value}`));

/** Sets a cookie in the browser, or removes it with an empty value. */
export function setCookie(cookie: ReadableCookie, value: string): void {
  const { name, maxAge } = readableCookies[cookie];
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? maxAge : 0}; SameSite=Lax`;
}
