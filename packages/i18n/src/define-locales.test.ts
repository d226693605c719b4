import { describe, expect, it } from 'vitest';
import { defineLocales, directionOf, locales, tagOf } from './index.ts';

const shop = defineLocales(
  [
    { code: 'de', name: 'Deutsch' },
    { code: 'ar', name: 'العربية' },
    { code: 'br', tag: 'pt-BR', name: 'Português (Brasil)' },
    { code: 'pt', tag: 'pt-PT', name: 'Português' },
    { code: 'sr', tag: 'sr-Latn', name: 'Srpski' },
  ],
  { default: 'de' },
);

describe('defineLocales', () => {
  it('knows tag, name and direction of each language', () => {
    expect(shop.localeOf('de')).toEqual({ code: 'de', tag: 'de', name: 'Deutsch', dir: 'ltr' });
    expect(shop.localeOf('ar').dir).toBe('rtl');
    expect(shop.localeOf('br').tag).toBe('pt-BR');
    expect(shop.localeOf('en').code).toBe('de');
    expect(shop.isLocaleCode('ar')).toBe(true);
    expect(shop.isLocaleCode('en')).toBe(false);
  });

  it.each([
    ['de-AT,en;q=0.8', 'de'],
    ['ar-EG', 'ar'],
    ['pt-PT', 'pt'],
    ['pt', 'br'],
    ['pt-AO', 'br'],
    ['sr-Latn-RS', 'sr'],
    ['sr,de;q=0.2', 'de'],
    ['*', undefined],
    ['en_US', undefined],
    ['en', undefined],
  ])('answers %s in %s', (header, code) => expect(shop.matchLocale(header)).toBe(code));

  it('writes and reads the paths of its languages', () => {
    expect(shop.withLocalePrefix('de', '/cart')).toBe('/cart');
    expect(shop.withLocalePrefix('ar', '/cart?a=1')).toBe('/ar/cart?a=1');
    expect(shop.splitLocalePath('/ar/cart')).toEqual({ locale: 'ar', path: '/cart', explicit: true });
    expect(shop.splitLocalePath('/fr/cart')).toEqual({ locale: 'de', path: '/fr/cart', explicit: false });
    expect(shop.switchLocale('de', { pathname: '/ar/cart', search: '?a=1' })).toBe('/cart?a=1');
  });

  it('refuses a default that is not in the list', () => {
    expect(() => defineLocales([{ code: 'de', name: 'Deutsch' }], { default: 'en' as 'de' })).toThrow(
      'not in the list',
    );
  });
});

it('knows the tag and the direction of our own languages without the list', () => {
  for (const { code, tag, dir } of locales) {
    expect(tagOf(code)).toBe(tag);
    expect(directionOf(code)).toBe(dir);
  }
});

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pa', 'ltr'],
  ['pa-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['de', 'ltr'],
  ['not a tag', 'ltr'],
])('reads %s from %s', (tag, dir) => expect(directionOf(tag)).toBe(dir));
