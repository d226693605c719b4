import type { CookieName } from '../../session/index.server.ts';

/** What each cookie is for; a new one does not compile until it says so. */
const purposeOf = {
  token: 'help.cookieToken',
  cart: 'help.cookieCart',
  later: 'help.cookieLater',
  fromPath: 'help.cookieFromPath',
  pendingAction: 'help.cookieWanted',
  unsent: 'help.cookieUnsent',
  humanCheck: 'help.cookieHumanCheck',
  providerLanguage: 'help.cookieProvider',
  social: 'help.cookieProvider',
  flash: 'help.cookieFlash',
  told: 'help.cookieTold',
  clearStorage: 'help.cookieWipe',
  ahead: 'help.cookieAhead',
  locale: 'help.cookieLocale',
  theme: 'help.cookieTheme',
  timeZone: 'help.cookieTimeZone',
  deliveryCountry: 'help.cookieCountry',
  closedNotice: 'help.cookieNotice',
  passkeyOffer: 'help.cookiePasskey',
  consent: 'help.cookieConsent',
  bucket: 'help.cookieBucket',
} as const satisfies Record<CookieName, string>;

/** The cookies in the order in which they are listed. */
export const cookiePurposes = Object.entries(purposeOf).map(([key, purpose]) => ({
  key: key as CookieName,
  purpose,
}));
