import type { ProductSkus } from '@marketfront/api-client';
import { expect, it } from 'vitest';
import { priceDifference } from './option-prices.ts';

const sku = (id: number, values: string[], price: string) => ({
  id,
  values,
  label: values.join(', '),
  price,
  listPrice: null,
  unitPrice: null,
  stock: 3,
  image: null,
  gallery: [],
});
const product: ProductSkus = {
  attributes: [
    { id: 1, name: 'Colour', values: ['Red', 'Blue'] },
    { id: 2, name: 'Size', values: ['M', 'L'] },
  ],
  skus: [sku(1, ['Red', 'M'], '10.00'), sku(2, ['Red', 'L'], '12.50'), sku(3, ['Blue', 'M'], '9.10')],
};
const chosen = { Colour: 'Red', Size: 'M' };

it('is what a value costs more or less than the selection', () => {
  expect(priceDifference(product, chosen, 'Size', 'L')).toBe('2.50');
  expect(priceDifference(product, chosen, 'Colour', 'Blue')).toBe('-0.90');
});

it('is left out for the selected value, for a combination that does not exist, and while nothing is selected', () => {
  expect(priceDifference(product, chosen, 'Size', 'M')).toBeUndefined();
  expect(priceDifference(product, { Colour: 'Blue', Size: 'M' }, 'Size', 'L')).toBeUndefined();
  expect(priceDifference(product, {}, 'Size', 'L')).toBeUndefined();
});
