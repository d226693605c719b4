import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from '../compile.ts';
import { pseudo } from '../pseudo.ts';
import { type Catalogue, createMessages } from './index.ts';

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

  it('names the key, the language and the remedy when a message is missing', async () => {
    const t = await getMessages('fr', 'cart');
    expect(() => t('cart.title')).toThrow(/"cart.title" in "fr".*messages/);
  });
});

it('creates a pseudo-locale that keeps arguments, tags and plural keywords', () => {
  expect(pseudo('Hi {name}, <b>read</b>')).toMatch(/^⟦Ĥî|^⟦Hî/);
  expect(pseudo('Hi {name}')).toContain('{name}');
  expect(() => compileCatalogue({ a: pseudo('{n, plural, one {# item} other {# items}}') })).not.toThrow();
});
