import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { shouldRevalidateRoot, shouldRevalidateShell } from './should-revalidate.ts';

/** A navigation from one address to another. */
function navigation(
  from: string,
  to: string,
  {
    formMethod,
    languages = [undefined, undefined],
  }: { formMethod?: 'GET' | 'POST'; languages?: readonly (string | undefined)[] } = {},
): ShouldRevalidateFunctionArgs {
  const [currentLocale, nextLocale] = languages;
  return {
    currentUrl: new URL(from, 'https://shop.test'),
    nextUrl: new URL(to, 'https://shop.test'),
    currentParams: currentLocale === undefined ? {} : { locale: currentLocale },
    nextParams: nextLocale === undefined ? {} : { locale: nextLocale },
    formMethod,
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs;
}

describe('the data of the root', () => {
  it('stays while a shopper looks around', () => {
    expect(shouldRevalidateRoot(navigation('/', '/categories'))).toBe(false);
    expect(shouldRevalidateRoot(navigation('/categories', '/categories?page=2'))).toBe(false);
    const inFrench = navigation('/fr', '/fr/cart', { languages: ['fr', 'fr'] });
    expect(shouldRevalidateRoot(inFrench)).toBe(false);
  });

  it('stays after a form that only searches', () =>
    expect(shouldRevalidateRoot(navigation('/', '/goods/goods_search', { formMethod: 'GET' }))).toBe(false));

  it('is loaded again after a form that changes something', () =>
    expect(shouldRevalidateRoot(navigation('/cart', '/cart?x=1', { formMethod: 'POST' }))).toBe(true));

  it('is loaded again in another language', () =>
    expect(shouldRevalidateRoot(navigation('/', '/fr', { languages: [undefined, 'fr'] }))).toBe(true));

  it('is loaded again when the page asks for it', () =>
    expect(shouldRevalidateRoot(navigation('/cart', '/cart'))).toBe(true));
});

describe('the data of header and footer', () => {
  it('is loaded again in another language only', () => {
    expect(shouldRevalidateShell(navigation('/', '/fr', { languages: [undefined, 'fr'] }))).toBe(true);
    expect(shouldRevalidateShell(navigation('/cart', '/cart', { formMethod: 'POST' }))).toBe(false);
  });
});
