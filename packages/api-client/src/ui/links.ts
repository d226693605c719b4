import type { Picture } from '../model/wire-values.ts';

/** Your functions that return the addresses of pages; each adapter takes those that it needs. */
export interface PageLinks {
  product: (productId: number) => string;
  store: (storeId: number) => string;
  /** `orderNo`: the number of the order that is shown. */
  order: (orderNo: string) => string;
  category: (categoryId: number) => string;
}

/** A picture in the form that components expect: `src` is empty when there is none. */
export interface PictureProps {
  src: string;
  blur: string | undefined;
  /** Empty, because the name is shown beside the picture. */
  alt: string;
}

export const pictureProps = (picture: Picture | null, alt = ''): PictureProps => ({
  src: picture?.url ?? '',
  blur: picture?.blur ?? undefined,
  alt,
});
