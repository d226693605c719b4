/** The parts of a path: `/fr/cart` is `fr` and `/cart`. */
export interface SplitPath<Code extends string> {
  /** The locale of the path; the default locale if the path has no prefix. */
  locale: Code;
  /** The path without the prefix. */
  path: string;
  /** Whether the path has a locale prefix. */
  explicit: boolean;
}

/** The address of a page; accepts a `URL` and a router's location. */
export interface PageUrl {
  /** The path, with or without a prefix. */
  pathname: string;
  /** The query, with its question mark. */
  search?: string | undefined;
  /** The fragment, with its hash sign. */
  hash?: string | undefined;
}

/** The settings for the paths of a shop. Separate functions, so that a bundle contains only those that a page calls. */
interface PathRules<Code extends string> {
  readonly isLocaleCode: (value: unknown) => value is Code;
  readonly defaultLocale: Code;
}

export function splitPath<Code extends string>(
  { isLocaleCode, defaultLocale }: PathRules<Code>,
  pathname: string,
): SplitPath<Code> {
  const [, first = ''] = pathname.split('/');
  if (!isLocaleCode(first)) return { locale: defaultLocale, path: pathname, explicit: false };
  return { locale: first, path: pathname.slice(first.length + 1) || '/', explicit: true };
}

export function prefixPath(defaultLocale: string, locale: string, path: string): string {
  if (!path.startsWith('/') || locale === defaultLocale) return path;
  if (path === '/') return `/${locale}`;
  return /^\/[?#]/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

export const switchPath = <Code extends string>(
  rules: PathRules<Code>,
  locale: Code,
  { pathname, search = '', hash = '' }: PageUrl,
): string => prefixPath(rules.defaultLocale, locale, splitPath(rules, pathname).path) + search + hash;
