/** One language of the shop. */
export interface Locale {
  /** Code in the URL and in the cookie. */
  readonly code: string;
  /** BCP 47 tag: `<html lang>` and the language requested from the API. */
  readonly tag: string;
  /** The language's own name, for the switcher. */
  readonly name: string;
  /** The direction in which it is written. */
  readonly dir: 'ltr' | 'rtl';
}

/** All languages, in the order of the switcher. */
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

/** Name of the cookie with the shopper's choice. A language in the URL takes precedence. */
export const localeCookie = 'locale';

/** The pseudo-locale: accented English that is a third longer. It is served only where it is switched on. */
export const pseudoLocaleCode = 'en-XA';

/** Whether a value from outside (path, cookie, form) is one of the codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.includes(value as LocaleCode);
}

/** Finds a locale by its code; an unknown code gives the default locale. */
export function localeOf(code: string | undefined): Locale & { readonly code: LocaleCode } {
  return locales.find((locale) => locale.code === code) ?? locales[0];
}

/**
 * Negotiates the locale for an `Accept-Language` header (RFC 4647 lookup); `undefined` when none matches.
 * Region and script are ignored, except for Chinese: only simplified Chinese is available.
 */
export function matchLocale(acceptLanguage: string | null | undefined): LocaleCode | undefined {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) continue;
    const language = tag.split('-')[0];
    const found = locales.find((locale) => locale.tag.toLowerCase().split('-')[0] === language);
    if (found) return found.code;
  }
  return undefined;
}

/** Splits `/fr/cart` into `fr` and `/cart`. `explicit`: whether the path has a language. */
export function splitLocalePath(pathname: string): { locale: LocaleCode; path: string; explicit: boolean } {
  const [, first = ''] = pathname.split('/');
  if (!isLocaleCode(first)) return { locale: defaultLocale, path: pathname, explicit: false };
  return { locale: first, path: pathname.slice(first.length + 1) || '/', explicit: true };
}

/** Adds the prefix of a locale to a path (`/cart` → `/fr/cart`; English stays `/cart`). */
export function withLocalePrefix(locale: string, path: string): string {
  if (!path.startsWith('/') || locale === defaultLocale) return path;
  return path === '/'
    ? `/${locale}`
    : /^\/[?#]/.test(path)
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}

/** Address of the same page in another language, with its query and fragment. */
export function switchLocale(locale: LocaleCode, url: { pathname: string; search?: string; hash?: string }) {
  return withLocalePrefix(locale, splitLocalePath(url.pathname).path) + (url.search ?? '') + (url.hash ?? '');
}
