import { describe, expect, test } from 'vitest';
import type { ProductSkus, Sku } from './sku.ts';
import { chooseSkuValue, findSku, initialSelection, type SkuSelection, skuOptions } from './sku-picker.ts';

const sku = (id: number, values: string[], stock: number): Sku => ({
  id,
  values,
  label: values.join(),
  price: '1.00',
  listPrice: null,
  unitPrice: null,
  stock,
  image: null,
  gallery: [],
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
  test('a complete selection gives one SKU, a partial one none', () => {
    expect(findSku(product, { Colour: 'Blue', Size: 'M' })?.id).toBe(3);
    expect(findSku(product, { Colour: 'Blue' })).toBeUndefined();
    expect(findSku(product, { Colour: 'Red', Size: 'M' })).toBeUndefined();
  });

  test('returns for each value whether a SKU exists', () => {
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

  test('keeps the chosen value and adapts the others', () => {
    expect(chooseSkuValue(product, { Colour: 'Red', Size: 'S' }, 'Colour', 'Green')).toEqual({
      Colour: 'Green',
      Size: 'M',
    });
    expect(chooseSkuValue(product, { Colour: 'Red', Size: 'S' }, 'Size', 'M').Size).toBe('M');
    expect(chooseSkuValue(product, {}, 'Size', 'M')).toEqual({ Size: 'M' });
  });

  test('every value in stock can be chosen from any selection', () => {
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

  test('starts with the requested SKU, else with one in stock', () => {
    expect(initialSelection(product, 3)).toEqual({ Colour: 'Blue', Size: 'M' });
    expect(initialSelection(product, 99)).toEqual({ Colour: 'Red', Size: 'S' });
    expect(initialSelection({ attributes: [], skus: [] })).toEqual({});
  });
});
