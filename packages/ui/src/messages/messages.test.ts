import { describe, expect, it } from 'vitest';
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
  const english = { locale: 'en', tag: 'en', messages: en };

  it('chooses the plural form of the language', () => {
    expect(formatMessage(english, 'cart.count', { count: 1 })).toBe('Cart, 1 item');
    expect(formatMessage(english, 'cart.count', { count: 1204 })).toBe('Cart, 1,204 items');
    expect(
      formatMessage({ locale: 'fr', tag: 'fr', messages: uiCatalogues.fr }, 'cart.count', { count: 0 }),
    ).toBe('Panier, 0 article');
    expect(
      formatMessage({ locale: 'lao', tag: 'lo', messages: uiCatalogues.lao }, 'cart.count', { count: 2 }),
    ).toBe('ກະຕ່າ 2 ລາຍການ');
  });
  it('does not change the values of parameters', () => {
    expect(formatMessage(english, 'country.none', { query: '{count} <b>' })).toBe(
      'No country matches “{count} <b>”',
    );
  });
  it('names the import that contains a message which the page did not load', () => {
    expect(() => formatMessage({ ...english, messages: coreEn }, 'combobox.open')).toThrow(
      /combobox\.open.*@marketfront\/ui\/messages\/en/,
    );
  });
});
