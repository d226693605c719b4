/** One language of the shop. */
export interface Locale {
  /** What stands in the URL and in the cookie. */
  readonly code: string;
  /** BCP 47 tag: `<html lang>` and the language asked of the API. */
  readonly tag: string;
  /** The language's own name, for the switcher. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The six languages, in the order of the switcher. */
export const locales = [
  { code: 'en', tag: 'en', name: 'English', dir: 'ltr' },
  { code: 'zh-CN', tag: 'zh-CN', name: '简体中文', dir: 'ltr' },
  { code: 'es', tag: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fr', tag: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'th', tag: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'lao', tag: 'lo', name: 'ລາວ', dir: 'ltr' },
] as const satisfies readonly Locale[];

/** What stands in the URL: `en`, `zh-CN`, `es`, `fr`, `th`, `lao`. */
export type LocaleCode = (typeof locales)[number]['code'];

/** Has no prefix in the URL; every missing choice falls back to it. */
export const defaultLocale: LocaleCode = 'en';

/** The codes alone, in the same order. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/** The cookie that keeps the shopper's choice. It only suggests: the URL decides. */
export const localeCookie = 'locale';

/** A review aid: English with accents and a third more length. Served only where it is switched on. */
export const pseudoLocaleCode = 'en-XA';

/** Whether something from outside (a path, a cookie, a form) is one of our codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.includes(value as LocaleCode);
}

/** Facts of a language by its URL code; unknown codes get the default language. */
export function localeOf(code: string | undefined): Locale & { readonly code: LocaleCode } {
  return locales.find((locale) => locale.code === code) ?? locales[0];
}

/**
 * Best of our languages for an `Accept-Language` header, `undefined` when none fits.
 * Region and script are ignored but for Chinese, where only simplified Chinese is ours (RFC 4647 lookup).
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

/** Splits `/fr/cart` into `fr` and `/cart`. `explicit` tells whether the path named a language. */
export function splitLocalePath(pathname: string): { locale: LocaleCode; path: string; explicit: boolean } {
  const [, first = ''] = pathname.split('/');
  if (!isLocaleCode(first)) return { locale: defaultLocale, path: pathname, explicit: false };
  return { locale: first, path: pathname.slice(first.length + 1) || '/', explicit: true };
}

/** Puts a language in front of a path of the shop (`/cart` → `/fr/cart`; English stays `/cart`). */
export function withLocalePrefix(locale: string, path: string): string {
  if (!path.startsWith('/') || locale === defaultLocale) return path;
  return path === '/'
    ? `/${locale}`
    : /^\/[?#]/.test(path)
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}

/** The same page in another language: keeps path, query and fragment. */
export function switchLocale(locale: LocaleCode, url: { pathname: string; search?: string; hash?: string }) {
  return withLocalePrefix(locale, splitLocalePath(url.pathname).path) + (url.search ?? '') + (url.hash ?? '');
}
