import { expect, it } from 'vitest';
import { inlineMessages } from './index.ts';
import { toInlineJson } from './inline.ts';
import { loadEveryUiLanguage } from './ui.ts';

it('a message cannot end the script element that holds it', () => {
  const catalogue = { 'cart.title': '</script><script>alert(1)</script><!--' };
  const json = toInlineJson({ 'en/cart': catalogue });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ 'en/cart': catalogue });
});

it('writes the areas of a page and the messages of the components, in one language', async () => {
  await loadEveryUiLanguage();
  const json = inlineMessages('fr', ['cart', 'catalog']);
  expect(json).not.toContain('<');
  expect(Object.keys(JSON.parse(json) as object)).toEqual(['fr/cart', 'fr/catalog', 'fr/ui']);
});
