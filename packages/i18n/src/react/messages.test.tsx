import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { compileCatalogue } from '../compile.ts';
import { pseudo } from '../pseudo.ts';
import { type Catalogue, createMessages, formatMessage } from './index.ts';

type Schema = { cart: Record<'cart.count' | 'cart.title' | 'cart.agree', string> };

const messages: Record<string, Record<string, string>> = {
  en: {
    'cart.title': 'Your cart',
    'cart.count': '{count, plural, one {# item} other {# items}} for {name}',
    'cart.agree': 'I agree to the <a>terms</a>',
  },
  lao: {
    'cart.title': 'ກະຕ່າ',
    'cart.count': '{count, plural, other {# ລາຍການ}} {name}',
    'cart.agree': '<a>ok</a>',
  },
};
const catalogue = (locale: string): Catalogue => compileCatalogue(messages[locale] ?? {});
const { MessagesProvider, useMessages, getMessages } = createMessages<Schema>({ load: catalogue });

const terms = (chunks: ReactNode[]) => <a href="/terms">{chunks}</a>;

function Cart() {
  const t = useMessages('cart');
  return (
    <p>
      {t('cart.title')}: {t('cart.count', { count: 1200, name: '<b>' })} {t.rich('cart.agree', { a: terms })}
    </p>
  );
}

describe('messages', () => {
  it('renders plurals, rich tags and escapes values', () => {
    const html = renderToString(
      <MessagesProvider locale="en">
        <Cart />
      </MessagesProvider>,
    ).replaceAll('<!-- -->', '');
    expect(html).toBe(
      '<p>Your cart: 1,200 items for &lt;b&gt; I agree to the <a href="/terms">terms</a></p>',
    );
  });

  it('replaces a message by a page text of the server', () => {
    const html = renderToString(
      <MessagesProvider locale="lao" overrides={{ 'cart.title': 'Basket' }}>
        <Cart />
      </MessagesProvider>,
    );
    expect(html).toContain('Basket');
    expect(html).toContain('1.200 ລາຍການ');
  });

  it('shows the key where there is no message, and names key, language and remedy once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const t = await getMessages('fr', 'cart');
    expect([t('cart.title'), t('cart.title'), t.rich('cart.title', {})]).toEqual(
      Array.from({ length: 3 }, () => 'cart.title'),
    );
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/"cart.title" in "fr".*messages/)]]);
    warn.mockRestore();
  });
});

describe('a language that is not complete', () => {
  const german: Record<string, Catalogue | undefined> = {
    de: compileCatalogue({ 'cart.title': 'Warenkorb' }),
    en: catalogue('en'),
  };
  it.each([
    ['in memory', (locale: string) => german[locale]],
    ['loaded on demand', (locale: string) => Promise.resolve(german[locale])],
  ])('shows the default language, with its plural forms, where it lacks a message: %s', async (_, load) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const shop = createMessages<Schema>({ load, fallback: 'en' });
    const t = await shop.getMessages('de', 'cart');
    expect(t('cart.title')).toBe('Warenkorb');
    expect(t('cart.count', { count: 1200, name: 'Ana' })).toBe('1,200 items for Ana');
    expect((await shop.getMessages('pl', 'cart'))('cart.title')).toBe('Your cart');
    expect((await shop.getMessages('en', 'cart'))('cart.title')).toBe('Your cart');
    warn.mockRestore();
  });
});

it('chooses each of the six plural forms of Arabic', () => {
  const text = '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
  const message = compileCatalogue({ text })['text'] ?? '';
  expect([0, 1, 2, 3, 11, 100].map((n) => formatMessage('ar', message, { n }).trim())).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ]);
});

it('creates a pseudo-locale that keeps arguments, tags and plural keywords', () => {
  expect(pseudo('Hi {name}, <b>read</b>')).toMatch(/^⟦Ĥî|^⟦Hî/);
  expect(pseudo('Hi {name}')).toContain('{name}');
  expect(() => compileCatalogue({ a: pseudo('{n, plural, one {# item} other {# items}}') })).not.toThrow();
});
