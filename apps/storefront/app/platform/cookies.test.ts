import { describe, expect, it } from 'vitest';
import { cookies, readCookies, writeCookie } from './cookies.ts';

describe('cookies', () => {
  it('keep the token from script, from other sites and from plain http', () => {
    const line = writeCookie(cookies.token, 'abc', true);
    expect(line).toMatch(/^__Host-mf-token=abc; Path=\/; SameSite=Lax; HttpOnly; Secure/);
  });
  it('are removed by an empty value', () =>
    expect(writeCookie(cookies.token, undefined, true)).toContain('Max-Age=0'));
  it('come back as they were written, whatever else stands beside them', () => {
    const path = '/fr/cart?a=b;c=é';
    const [pair = ''] = writeCookie(cookies.fromPath, path, true).split('; ');
    expect(readCookies(`broken; x=%E0%A4%A; ${pair}; fromPath=second`).get('fromPath')).toBe(path);
    expect(readCookies(null).size).toBe(0);
  });
});
