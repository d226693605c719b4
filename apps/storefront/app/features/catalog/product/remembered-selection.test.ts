import { describe, expect, it } from 'vitest';
import type { ProductSkus, Sku } from '@marketfront/api-client';
import { hasPictures, rememberedSelection } from './remembered-selection.ts';

const sku = (id: number, values: string[], stock: number): Sku => ({
  id,
  values,
  label: values.join(),
  price: '1.00',
  listPrice: null,
  unitPrice: null,
  stock,
  image: { url: `${values[0]}.jpg`, blur: null },
  gallery: [],
});
const product: ProductSkus = {
  attributes: [
    { id: 1, name: 'Colour', values: ['Red', 'Blue'] },
    { id: 2, name: 'Size', values: ['S', 'M', 'L'] },
  ],
  skus: [sku(1, ['Red', 'S'], 5), sku(2, ['Red', 'M'], 1), sku(3, ['Red', 'L'], 0), sku(4, ['Blue', 'L'], 2)],
};
const start = { Colour: 'Red', Size: 'S' };

describe('what was chosen on other products', () => {
  it('is chosen again where it is in stock', () =>
    expect(rememberedSelection(product, start, { Size: 'M' })).toEqual({
      selection: { Colour: 'Red', Size: 'M' },
      names: ['Size'],
    }));

  it.each([
    ['sold out, or to be had with another colour only', { Size: 'L' }],
    ['of another product', { Size: 'XL' }],
    ['of an attribute that this product lacks', { Pack: '3' }],
    ['chosen already', { Size: 'S' }],
  ])('changes nothing when it is %s', (_case, remembered) =>
    expect(rememberedSelection(product, start, remembered)).toEqual({ selection: start, names: [] }),
  );

  it('is of attributes whose values look the same', () => {
    expect(hasPictures(product, 'Colour')).toBe(true);
    expect(hasPictures(product, 'Size')).toBe(false);
  });
});
