import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personalCookies, readCookies } from './cookies.server.ts';
import { readableCookies } from './readable-cookies.ts';

/** The Cookie header that a browser sends after these Set-Cookie values. */
const sentBack = (values: readonly string[]) => values.map((value) => value.split(';')[0]).join('; ');

describe('readCookies', () => {
  it('gives back what an earlier answer set', async () => {
    const first = await readCookies(null);
    first.set('token', 'a.b=c;d');
    first.set('fromPath', '/cart?x=1&y=ü');
    first.set('theme', 'dark');
    const second = await readCookies(sentBack(await first.serialize()));
    expect(second.get('token')).toBe('a.b=c;d');
    expect(second.get('fromPath')).toBe('/cart?x=1&y=ü');
    expect(second.get('theme')).toBe('dark');
    expect(second.changed).toBe(false);
  });

  it.each(['a\nb', 'a\0', '\x7f', 'a b', 'ü', '🍪'])('takes no session of the token %j', async (token) => {
    const forged = await readCookies(null);
    forged.set('token', token);
    expect((await readCookies(sentBack(await forged.serialize()))).get('token')).toBeUndefined();
  });

  it.each(['/a\nb', '/a\0', '\x7f'])('takes no value with control characters: %j', async (path) => {
    const forged = await readCookies(null);
    forged.set('fromPath', path);
    expect((await readCookies(sentBack(await forged.serialize()))).get('fromPath')).toBeUndefined();
  });

  it('hides the token from script and from other sites', async () => {
    const cookies = await readCookies(null);
    cookies.set('token', 'secret');
    const [value = ''] = await cookies.serialize();
    expect(value).toMatch(/^__Host-mf-token=/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(value).toContain(attribute);
    expect(value).not.toContain('Domain');
  });

  it('lets script read the theme', async () => {
    const cookies = await readCookies(null);
    cookies.set('theme', 'dark');
    expect((await cookies.serialize())[0]).toMatch(/^theme=dark(?!.*HttpOnly)/);
  });

  it('removes a cookie, and sends nothing for one that was absent', async () => {
    const set = await readCookies(null);
    set.set('flash', 'message');
    const cookies = await readCookies(sentBack(await set.serialize()));
    cookies.set('flash', undefined);
    cookies.set('cart', undefined);
    const values = await cookies.serialize();
    expect(values).toHaveLength(1);
    expect(values[0]).toContain('Max-Age=0');
    expect(cookies.get('flash')).toBeUndefined();
  });

  it.each([
    '__Host-mf-token=plain text',
    '__Host-mf-token=%00%01',
    '__Host-mf-token=eyJhIjoxfQ==',
    'theme',
    '=;=;;',
    'theme=%E0%A4%A',
    `__Host-mf-cart=${'x'.repeat(9000)}`,
  ])('treats the foreign value %s as absent', async (header) => {
    const cookies = await readCookies(header);
    expect(cookies.get('token')).toBeUndefined();
    expect(cookies.get('cart')).toBeUndefined();
  });
});

describe('the rules for a CDN', () => {
  const docs = new URL('../../../../docs/', import.meta.url);
  const { locale, theme, closedNotice, deliveryCountry, consent, bucket } = readableCookies;
  const changePages = [locale, theme, closedNotice, deliveryCountry, consent, bucket].map(({ name }) => name);
  const names = [...personalCookies, ...changePages];

  it.each(['deploy.md', 'deploy/nginx.conf', 'deploy/varnish.vcl'])(
    'name every cookie that changes a page: %s',
    (file) => {
      const rules = readFileSync(new URL(file, docs), 'utf8').match(/\(mf-token\|[^)]*\)/g) ?? [];
      expect(rules).not.toEqual([]);
      for (const rule of rules)
        expect(rule.slice(1, -1).split('|').toSorted()).toEqual(
          names.map((name) => name.replace('__Host-', '')).toSorted(),
        );
    },
  );
});
