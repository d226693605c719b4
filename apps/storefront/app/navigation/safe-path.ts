/** The longest path that is kept for after sign-in. */
const maxLength = 1024;

/**
 * A path of this shop, or `undefined` for anything that could leave it: other origins, `//host`, `/\host` and their
 * encoded forms, schemes, control and bidi characters, overlong text (OWASP ASVS 5.0, 3.7.2).
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length === 0 || value.length > maxLength) return undefined;
  if (!value.startsWith('/') || unsafeStart.test(value) || forbidden.test(value)) return undefined;
  try {
    const base = 'http://shop.invalid';
    const url = new URL(value, base);
    if (url.origin !== base) return undefined;
    const path = url.pathname + url.search + url.hash;
    return unsafeStart.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A second slash in any spelling, encoded once or more, would turn the rest into a host. */
const unsafeStart = /^\/(?:[/\\]|(?:%(?:25)*(?:2f|5c)))/i;

const forbidden = /[\\\p{Cc}\p{Cf}\u2028\u2029\u2215\u2044\u29f8\uff0f\uff3c]/u;
