import { describe, expect, test } from 'vitest';
import type { ProductSkus, Sku } from './product.ts';
import { chooseSkuValue, findSku, initialSelection, type SkuSelection, skuOptions } from './sku-picker.ts';

const sku = (id: number, values: string[], stock: number): Sku => ({
  id,
  values,
  label: values.join(),
  price: '1.00',
  listPrice: null,
  stock,
  image: null,
});
const product: ProductSkus = {
  attributes: [
    { id: 1, name: 'Colour', values: ['Red', 'Blue', 'Green'] },
    { id: 2, name: 'Size', values: ['S', 'M'] },
  ],
  // Green comes in M only; Blue S is sold out; Red M does not exist.
  skus: [
    sku(1, ['Red', 'S'], 5),
    sku(2, ['Blue', 'S'], 0),
    sku(3, ['Blue', 'M'], 2),
    sku(4, ['Green', 'M'], 1),
  ],
};

describe('SKU picker', () => {
  test('a full selection names one SKU, a partial one none', () => {
    expect(findSku(product, { Colour: 'Blue', Size: 'M' })?.id).toBe(3);
    expect(findSku(product, { Colour: 'Blue' })).toBeUndefined();
    expect(findSku(product, { Colour: 'Red', Size: 'M' })).toBeUndefined();
  });

  test('tells for each value whether it leads anywhere', () => {
    const [colours, sizes] = skuOptions(product, { Colour: 'Blue', Size: 'S' });
    expect(colours?.options.map(({ value, available, exists }) => [value, available, exists])).toEqual([
      ['Red', true, true],
      ['Blue', false, true],
      ['Green', false, false],
    ]);
    expect(sizes?.options.map(({ value, selected }) => [value, selected])).toEqual([
      ['S', true],
      ['M', false],
    ]);
  });

  test('the chosen value wins and the rest follows', () => {
    expect(chooseSkuValue(product, { Colour: 'Red', Size: 'S' }, 'Colour', 'Green')).toEqual({
      Colour: 'Green',
      Size: 'M',
    });
    expect(chooseSkuValue(product, { Colour: 'Red', Size: 'S' }, 'Size', 'M').Size).toBe('M');
    expect(chooseSkuValue(product, {}, 'Size', 'M')).toEqual({ Size: 'M' });
  });

  test('never dead-ends: from any selection every value with stock is one choice away', () => {
    const starts: SkuSelection[] = [
      {},
      ...product.skus.map(({ values: [Colour = '', Size = ''] }) => ({ Colour, Size })),
    ];
    for (const start of starts) {
      for (const { name, values } of product.attributes) {
        for (const value of values) {
          const next = chooseSkuValue(product, start, name, value);
          expect(next[name]).toBe(value);
          const complete = Object.keys(next).length === product.attributes.length;
          expect(complete ? (findSku(product, next)?.stock ?? 0) : 1).toBeGreaterThan(0);
        }
      }
    }
  });

  test('starts at the SKU asked for, else at one in stock', () => {
    expect(initialSelection(product, 3)).toEqual({ Colour: 'Blue', Size: 'M' });
    expect(initialSelection(product, 99)).toEqual({ Colour: 'Red', Size: 'S' });
    expect(initialSelection({ attributes: [], skus: [] })).toEqual({});
  });
});
