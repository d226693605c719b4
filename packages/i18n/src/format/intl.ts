import { tagOf } from '../tag.ts';

/** Whether a tag belongs to a language: `isLanguage('lo-LA', 'lo')`. */
export const isLanguage = (tag: string, language: string): boolean =>
  tag === language || tag.startsWith(`${language}-`);

/**
 * The tag for `Intl`, from a locale code or any BCP 47 tag. Browsers have no Lao data (Chromium formats in English), so
 * both server and browser use Indonesian, whose digits, separators (1.234,5) and plurals (only "other") equal those of
 * CLDR's `lo`; Lao dates and relative times have our own tables. Thai would show the Buddhist year; orders, invoices
 * and couriers use the Gregorian one. To use another calendar or other digits, write them into the tag: `ar-u-nu-latn`.
 */
export function intlTag(locale: string): string {
  const tag = tagOf(locale);
  if (isLanguage(tag, 'lo')) return 'id';
  return isLanguage(tag, 'th') && !tag.includes('-u-') ? `${tag}-u-ca-gregory` : tag;
}

/** Keeps one formatter per key: creating one takes a hundred times longer than using it. */
export function cached<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
