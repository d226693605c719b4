import { localeCookie } from '@marketfront/i18n';

export interface CookieRule {
  readonly name: string;
  /** Seconds; `undefined` lasts for the browser session. */
  readonly maxAge?: number;
  /** Script may read it. */
  readonly readable?: boolean;
}

const day = 86_400;

/** The cookies that script may read and write; the browser's code knows no others. */
export const readableCookies = {
  locale: { name: localeCookie, maxAge: 365 * day, readable: true },
  theme: { name: 'theme', maxAge: 365 * day, readable: true },
  timeZone: { name: 'tz', maxAge: 365 * day, readable: true },
  /** Tells the browser to wipe its local storage (spec §4), then removed by it. */
  wipe: { name: 'mf-wipe', maxAge: 600, readable: true },
} as const satisfies Record<string, CookieRule>;
