import type { Product } from '@marketfront/api-client';
import { expect, it } from 'vitest';
import { productJsonLd } from './json-ld.ts';

it('names the currency of the site with every price', () => {
  const sku = { id: 1, price: '1200.00', stock: 3, label: 'Red' };
  const product = { name: '<Lamp>', price: '1200.00', skus: [sku], gallery: [], store: null, intro: null };
  const text = productJsonLd(product as unknown as Product, null, { name: 'Marketfront', currency: 'JPY' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    name: '<Lamp>',
    offers: {
      priceCurrency: 'JPY',
      lowPrice: '1200.00',
      offers: [{ price: '1200.00', priceCurrency: 'JPY' }],
    },
  });
});
