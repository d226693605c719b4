import { type PageUrl, prefixPath, type SplitPath, splitPath, switchPath } from './locale-paths.ts';
import { matchAcceptLanguage } from './match-locale.ts';
import { directionOf, tagOf } from './tag.ts';

/** One language of a shop. */
export interface Locale<Code extends string = string> {
  /** The code in the URL and in the cookie. */
  readonly code: Code;
  /** BCP 47 tag: `<html lang>`, `UiProvider locale`, and the language requested from the API. */
  readonly tag: string;
  /** The language's own name, for the switcher. */
  readonly name: string;
  /** The writing direction. */
  readonly dir: 'ltr' | 'rtl';
}

/** The definition of a language for `defineLocales`. */
export interface LocaleDefinition<Code extends string = string> {
  /** The code in the URL and in the cookie. */
  readonly code: Code;
  /** BCP 47 tag; the code by default. */
  readonly tag?: string | undefined;
  /** The language's own name. */
  readonly name: string;
  /** The writing direction; that of the tag's script by default. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** The languages of a shop, with functions for codes, paths and negotiation. The functions need no `this`. */
export interface Locales<Code extends string> {
  /** All languages, in the order of the switcher. */
  readonly locales: readonly Locale<Code>[];
  /** All codes, in the order of the switcher. */
  readonly localeCodes: readonly Code[];
  /** The locale without a prefix in the URL, and the fallback when none is chosen. */
  readonly defaultLocale: Code;
  /** Whether a value from outside (path, cookie, form) is one of the codes. */
  readonly isLocaleCode: (value: unknown) => value is Code;
  /** Returns a locale by its code; the default locale for an unknown code. */
  readonly localeOf: (code: string | undefined) => Locale<Code>;
  /**
   * Negotiates the locale for an `Accept-Language` header; `undefined` when none matches. Language and script must be
   * equal; of several regions the requested one is chosen, or else the first of the list.
   */
  readonly matchLocale: (acceptLanguage: string | null | undefined) => Code | undefined;
  /** Splits `/fr/cart` into `fr` and `/cart`. */
  readonly splitLocalePath: (pathname: string) => SplitPath<Code>;
  /** Adds the prefix of a locale to a path; the default locale has none. */
  readonly withLocalePrefix: (locale: string, path: string) => string;
  /** Returns the address of the same page in another language, with its query and fragment. */
  readonly switchLocale: (locale: Code, url: PageUrl) => string;
}

/**
 * Defines the languages of a shop.
 * @param definitions code and own name; also tag and direction if they differ from those implied by the code
 * @param options `default`: the code of the language whose paths have no prefix
 * @example
 * export const { matchLocale, localeOf, withLocalePrefix } = defineLocales(
 *   [...locales, { code: 'de', name: 'Deutsch' }, { code: 'ar', name: 'العربية' }],
 *   { default: 'de' },
 * );
 */
export function defineLocales<const Code extends string>(
  definitions: readonly LocaleDefinition<Code>[],
  { default: defaultLocale }: { default: NoInfer<Code> },
): Locales<Code> {
  const locales = definitions.map(({ code, name, tag = tagOf(code), dir = directionOf(tag) }) => ({
    code,
    tag,
    name,
    dir,
  }));
  const found = locales.find(({ code }) => code === defaultLocale);
  if (found === undefined) {
    throw new Error(
      `marketfront/i18n: the default locale "${defaultLocale}" is not in the list. Add it to defineLocales([...]).`,
    );
  }
  const byDefault: Locale<Code> = found;
  const localeCodes = locales.map(({ code }) => code);
  const isLocaleCode = (value: unknown): value is Code => localeCodes.includes(value as Code);

  const rules = { isLocaleCode, defaultLocale };

  return {
    locales,
    localeCodes,
    defaultLocale,
    isLocaleCode,
    localeOf: (code) => locales.find((locale) => locale.code === code) ?? byDefault,
    matchLocale: (acceptLanguage) => matchAcceptLanguage(locales, acceptLanguage)?.code,
    splitLocalePath: (pathname) => splitPath(rules, pathname),
    withLocalePrefix: (locale, path) => prefixPath(defaultLocale, locale, path),
    switchLocale: (locale, url) => switchPath(rules, locale, url),
  };
}
