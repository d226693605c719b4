import { describe, expect, it, vi } from 'vitest';
import { formatMessage } from '../provider/format-message.ts';
import coreEn from './core/en.ts';
import { en } from './en.ts';
import moreEn from './more/en.ts';
import { loginCatalogues, uiCatalogues } from '../testing/catalogues.ts';
import type { PluralMessage } from './ui-messages.ts';

const { en: _english, ...translations } = uiCatalogues;
const { en: loginEn, ...loginTranslations } = loginCatalogues;
const holes = (message: string | PluralMessage) =>
  [...(typeof message === 'string' ? message : message.other).matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(Object.entries(translations))('%s', (_locale, messages) => {
  it.each(Object.keys(en) as (keyof typeof en)[])('%s names the same values as in English', (key) => {
    expect(holes(messages[key])).toEqual(holes(en[key]));
  });
  it('has no additional key', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
  });
  it('has no empty message', () => {
    const texts = Object.values(messages).flatMap((text) =>
      typeof text === 'string' ? [text] : Object.values(text),
    );
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});

it.each([
  ['core', coreEn],
  ['more', moreEn],
])('%s has its keys in alphabetical order', (_area, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(messages).toSorted());
});

it('defines no message both in core and in more', () => {
  expect(Object.keys(moreEn).filter((key) => key in coreEn)).toEqual([]);
});

it('translates the login dialog into every language', () => {
  for (const messages of Object.values(loginTranslations)) {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(loginEn).toSorted());
    expect(Object.values(messages).every((text) => text.trim() !== '')).toBe(true);
  }
});

describe('formatMessage', () => {
  const english = { locale: 'en', messages: en };

  it('chooses the plural form of the language', () => {
    expect(formatMessage(english, 'cart.count', { count: 1 })).toBe('Cart, 1 item');
    expect(formatMessage(english, 'cart.count', { count: 1204 })).toBe('Cart, 1,204 items');
    expect(formatMessage({ locale: 'fr', messages: uiCatalogues.fr }, 'cart.count', { count: 0 })).toBe(
      'Panier, 0 article',
    );
    expect(formatMessage({ locale: 'lao', messages: uiCatalogues.lao }, 'cart.count', { count: 2 })).toBe(
      'ກະຕ່າ 2 ລາຍການ',
    );
  });
  it('does not change the values of parameters', () => {
    expect(formatMessage(english, 'country.none', { query: '{count} <b>' })).toBe(
      'No country matches “{count} <b>”',
    );
  });
  it('chooses each of the six plural forms of Arabic', () => {
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    const arabic = { locale: 'ar', messages: { 'cart.count': forms } };
    expect([0, 1, 2, 3, 11, 100].map((count) => formatMessage(arabic, 'cart.count', { count }))).toEqual(
      Object.keys(forms),
    );
  });
  it('keeps values with signs together from right to left', () => {
    const messages = { 'product.sold': 'بيع {count}' };
    expect(formatMessage({ locale: 'ar', dir: 'rtl', messages }, 'product.sold', { count: '10000+' })).toBe(
      'بيع \u206810000+\u2069',
    );
    expect(formatMessage({ locale: 'ar', dir: 'rtl', messages }, 'product.sold', { count: '12' })).toBe(
      'بيع 12',
    );
    expect(formatMessage({ locale: 'ar', dir: 'ltr', messages }, 'product.sold', { count: '1+' })).toBe(
      'بيع 1+',
    );
  });

  describe('of a message that is missing', () => {
    it('takes it from the fallback with its plural rules, and warns once', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const german = { locale: 'de', messages: coreEn, fallback: { locale: 'en', messages: en } };
      expect(formatMessage(german, 'combobox.results', { count: 1 })).toBe('1 option');
      expect(formatMessage(german, 'combobox.results', { count: 2000 })).toBe('2.000 options');
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/"combobox\.results" is missing in "de".*ui\/messages/)],
      ]);
      warn.mockRestore();
    });
    it('is no warning in the language of the fallback itself', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const english = { locale: 'en', messages: {}, fallback: { locale: 'en', messages: en } };
      expect(formatMessage(english, 'action.close')).toBe('Close');
      expect(warn).not.toHaveBeenCalled();
      warn.mockRestore();
    });
    it('shows the key where the fallback lacks it too', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(formatMessage({ locale: 'nl', messages: coreEn }, 'combobox.open')).toBe('combobox.open');
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
    });
    it('says nothing in production', () => {
      vi.stubEnv('NODE_ENV', 'production');
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(formatMessage({ locale: 'pl', messages: {} }, 'combobox.open')).toBe('combobox.open');
      expect(warn).not.toHaveBeenCalled();
      warn.mockRestore();
      vi.unstubAllEnvs();
    });
  });
});
