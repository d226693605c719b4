import { expect, it } from 'vitest';
import { createProductPicker } from './product-picker.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id }));

it('gives each block what no block before it shows', () => {
  const pick = createProductPicker();
  expect(pick(products(1, 2, 2, 3), { most: 2 })).toEqual(products(1, 2));
  expect(pick(products(1, 2, 3, 4, 5), { most: 4 })).toEqual(products(3, 4, 5));
});

it('leaves the products of a block that would be too short to the next one', () => {
  const pick = createProductPicker();
  expect(pick(products(1, 2), { most: 8, least: 3 })).toEqual([]);
  expect(pick(products(1, 2, 3), { most: 8, least: 3 })).toEqual(products(1, 2, 3));
});

it('takes a block that failed for an empty one', () =>
  expect(createProductPicker()(undefined, { most: 4 })).toEqual([]));
