import { type CookieRule, readableCookies } from './readable-cookies.ts';

export type { CookieRule };

const day = 86_400;

/** Every cookie of the shop. The token's is the only secret one; `__Host-` binds it to this very host. */
export const cookies = {
  ...readableCookies,
  token: { name: '__Host-mf-token', maxAge: 30 * day },
  /** Lines of a visitor's cart until sign-in: `productId.skuId.quantity~…` */
  cart: { name: '__Host-mf-cart', maxAge: 30 * day },
  fromPath: { name: 'fromPath', maxAge: 1800 },
  /** What a social sign-in was asked for: `token.secret`, to match the answer. */
  social: { name: '__Host-mf-social', maxAge: 600 },
  /** One message to show on the next page, for forms that work without script. */
  flash: { name: '__Host-mf-flash', maxAge: 60 },
} as const satisfies Record<string, CookieRule>;

/** Reads a Cookie header. Broken pairs are skipped. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    try {
      if (!found.has(name)) found.set(name, decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      // not ours: another application on this host may write what it likes
    }
  }
  return found;
}

/** A Set-Cookie value; an empty or `undefined` value removes the cookie. */
export function writeCookie(rule: CookieRule, value: string | undefined, secure: boolean): string {
  const name = secure ? rule.name : rule.name.replace('__Host-', '');
  const parts = [`${name}=${encodeURIComponent(value ?? '')}`, 'Path=/', 'SameSite=Lax'];
  if (!rule.readable) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  if (!value) parts.push('Max-Age=0');
  else if (rule.maxAge !== undefined) parts.push(`Max-Age=${rule.maxAge}`);
  return parts.join('; ');
}
