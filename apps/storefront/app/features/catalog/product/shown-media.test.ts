import { expect, it } from 'vitest';
import { shownMedia } from './shown-media.ts';

const front = { url: '/front.webp', blur: null };
const product = { name: 'Pot', gallery: [front], video: null, turn: ['/1.webp', '/2.webp'] };

it('turns what the product itself shows, and not another colour', () => {
  expect(shownMedia(product, product.gallery)).toEqual(product);
  const other = [{ url: '/ink.webp', blur: null }];
  expect(shownMedia(product, other)).toEqual({ ...product, gallery: other, turn: [] });
});
