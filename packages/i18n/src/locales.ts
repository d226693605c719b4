import type { Locale } from './define-locales.ts';
import { type PageUrl, prefixPath, type SplitPath, splitPath, switchPath } from './locale-paths.ts';
import { matchAcceptLanguage } from './match-locale.ts';

/** The languages of Marketfront, in the order of the switcher. */
export const locales = [
  { code: 'en', tag: 'en', name: 'English', dir: 'ltr' },
  { code: 'zh-CN', tag: 'zh-CN', name: '简体中文', dir: 'ltr' },
  { code: 'es', tag: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fr', tag: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'th', tag: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'lao', tag: 'lo', name: 'ລາວ', dir: 'ltr' },
] as const satisfies readonly Locale[];

/** The code of a language in the URL. */
export type LocaleCode = (typeof locales)[number]['code'];

/** The locale without a prefix in the URL, and the fallback when none is chosen. */
export const defaultLocale: LocaleCode = 'en';

/** All codes, in the order of the switcher. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/** The name of the cookie with the shopper's choice. A language in the URL takes precedence. */
export const localeCookie = 'locale';

/** The pseudo-locale: accented English that is a third longer. It is served only if it is enabled. */
export const pseudoLocaleCode = 'en-XA';

/** Whether a value from outside (path, cookie, form) is one of the codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.includes(value as LocaleCode);
}

/** Returns a locale by its code; the default locale for an unknown code. */
export function localeOf(code: string | undefined): Locale<LocaleCode> {
  return locales.find((locale) => locale.code === code) ?? locales[0];
}

/**
 * Negotiates the locale for an `Accept-Language` header; `undefined` when none matches.
 * The rules are those of `defineLocales`: traditional Chinese does not match, because only simplified is available.
 */
export function matchLocale(acceptLanguage: string | null | undefined): LocaleCode | undefined {
  return matchAcceptLanguage(locales, acceptLanguage)?.code;
}

/** Splits `/fr/cart` into `fr` and `/cart`. `explicit`: whether the path has a locale prefix. */
export function splitLocalePath(pathname: string): SplitPath<LocaleCode> {
  return splitPath({ isLocaleCode, defaultLocale }, pathname);
}

/** Adds the prefix of a locale to a path (`/cart` → `/fr/cart`; English stays `/cart`). */
export function withLocalePrefix(locale: string, path: string): string {
  return prefixPath(defaultLocale, locale, path);
}

/** Returns the address of the same page in another language, with its query and fragment. */
export function switchLocale(locale: LocaleCode, url: PageUrl): string {
  return switchPath({ isLocaleCode, defaultLocale }, locale, url);
}
