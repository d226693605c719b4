import { describe, expect, it } from 'vitest';
import { localeOf, matchLocale, splitLocalePath, switchLocale, withLocalePrefix } from './index.ts';

describe('matchLocale', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['eo,th;q=0.5', 'th'],
    ['zh-Hant-TW,zh;q=0.1,es;q=0.05', 'zh-CN'],
    ['zh-TW,es', 'es'],
    ['lo-LA', 'lao'],
    ['en;q=0,es;q=0.1', 'es'],
    ['eo', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (header, expected) => expect(matchLocale(header)).toBe(expected));
});

describe('locale paths', () => {
  it('splits and joins every page of every language', () => {
    for (const path of ['/', '/cart', '/goods_detail/1?x=1#top', '/?page=2']) {
      expect(withLocalePrefix('en', path)).toBe(path);
      expect(splitLocalePath(withLocalePrefix('lao', path).split(/[?#]/)[0] ?? '')).toMatchObject({
        locale: 'lao',
      });
    }
    expect(withLocalePrefix('fr', '/')).toBe('/fr');
    expect(withLocalePrefix('fr', '/?a=1')).toBe('/fr?a=1');
    expect(splitLocalePath('/france')).toEqual({ locale: 'en', path: '/france', explicit: false });
  });

  it('keeps the page, the query and the fragment when the language changes', () => {
    expect(switchLocale('fr', { pathname: '/th/categories', search: '?id=3', hash: '#grid' })).toBe(
      '/fr/categories?id=3#grid',
    );
    expect(switchLocale('en', { pathname: '/th' })).toBe('/');
  });

  it('knows the tag behind a URL code', () => expect(localeOf('lao').tag).toBe('lo'));
});
