import type { Picture, Product } from '@marketfront/api-client';

type Media = Pick<Product, 'name' | 'gallery' | 'video' | 'turn'>;

/**
 * The media of the gallery with these pictures. The turn shows the same as the product's own pictures: with those of
 * another colour it would be wrong. A video shows how the product works, in any colour.
 */
export function shownMedia(product: Media, gallery: readonly Picture[]): Media {
  const { name, video, turn } = product;
  return { name, video, gallery: [...gallery], turn: gallery === product.gallery ? turn : [] };
}
