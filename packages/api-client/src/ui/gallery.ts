import type { Product } from '../index.ts';
import { pictureProps } from './links.ts';

type ShownProduct = Pick<Product, 'gallery' | 'name'> & Partial<Pick<Product, 'video' | 'turn'>>;

/**
 * The props of `Gallery` for the pictures of a product, followed by its 360-degree view and its video if it has them.
 * @param altOf the alternative text of a picture by its number, from 1; by default the product's name, once
 * @param language the code and the name of the page's language, for captions; without it there are no captions
 */
export function galleryProps(
  { gallery, name, video, turn = [] }: ShownProduct,
  altOf: (number: number) => string = (number) => (number === 1 ? name : ''),
  language?: { lang: string; label: string },
) {
  const pictures = gallery.map((picture, index) => pictureProps(picture, altOf(index + 1)));
  const [front] = turn;
  const turns = front ? [{ src: front, alt: name, frames: turn }] : [];
  const videos = video
    ? [
        {
          src: video.poster ?? gallery[0]?.url ?? '',
          alt: name,
          video: {
            src: video.url,
            captions: video.captions && language ? { src: video.captions, ...language } : undefined,
            seconds: video.seconds ?? undefined,
          },
        },
      ]
    : [];
  return { images: [...pictures, ...turns, ...videos] };
}
