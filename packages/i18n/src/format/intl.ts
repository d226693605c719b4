import { localeOf } from '../locales.ts';

/**
 * The tag for `Intl`. Browsers have no Lao data (Chromium formats in English), so both server and
 * browser use Indonesian, whose digits, separators (1.234,5) and plurals (only "other") are those of CLDR's `lo`;
 * month names of Lao dates are in our own table. Thai would show the Buddhist year; orders, invoices and couriers use
 * the Gregorian one.
 */
export function intlTag(locale: string): string {
  const { tag } = localeOf(locale);
  return tag === 'lo' ? 'id' : tag === 'th' ? 'th-u-ca-gregory' : tag;
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
