import { productCardProps } from '@marketfront/api-client/ui';
import { ProductCard } from '@marketfront/ui';
import { paths } from '../../navigation/index.ts';
import type { ViewedProduct } from '../../state/recently-viewed.ts';

/** A recently viewed product that the browser has stored. */
export function ViewedTile({ product: { image, ...product } }: { product: ViewedProduct }) {
  const picture = image === null ? null : { url: image, blur: null };
  return <ProductCard {...productCardProps({ ...product, image: picture }, paths)} />;
}
