/** Our codes that differ from their BCP 47 tag. */
const tags: Readonly<Record<string, string>> = { lao: 'lo' };

/** The BCP 47 tag of a locale code. A code that is not listed is its own tag: `de`, `ar-EG`. */
export function tagOf(locale: string): string {
  return tags[locale] ?? locale;
}

const rightToLeft = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The direction of a language's main script: `rtl` for Arabic, Hebrew, Persian, Urdu and others.
 * @param locale locale code or BCP 47 tag; returns `ltr` for other text
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(tagOf(locale)).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
