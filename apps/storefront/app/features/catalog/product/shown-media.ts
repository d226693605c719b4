import type { Picture, Product } from '@marketfront/api-client';

type Media = Pick<Product, 'name' | 'gallery' | 'video' | 'turn'>;

/**
 * What the gallery shows with these pictures. The turn is of what the product's own pictures show: beside those of
 * another colour it would be wrong. A video shows how the thing works, in any colour.
 */
export function shownMedia(product: Media, gallery: readonly Picture[]): Media {
  const { name, video, turn } = product;
  return { name, video, gallery: [...gallery], turn: gallery === product.gallery ? turn : [] };
}
