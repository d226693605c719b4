import type { CookieName } from '../../session/index.server.ts';

/** The purpose of each cookie; a new cookie does not compile without one. */
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

/** The cookies in their order in the list. */
export const cookiePurposes = Object.entries(purposeOf).map(([key, purpose]) => ({
  key: key as CookieName,
  purpose,
}));
