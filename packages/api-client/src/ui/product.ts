import type { Category, Product, ProductCard, ReviewSummary } from '../index.ts';
import { type PageLinks, pictureProps } from './links.ts';

type ListedProduct = Pick<ProductCard, 'id' | 'name' | 'image' | 'price'> &
  Partial<
    Pick<
      ProductCard,
      'listPrice' | 'sold' | 'rating' | 'reviewCount' | 'storeName' | 'soldOut' | 'hoverImage' | 'colors'
    >
  >;

/** The props of `ProductCard` for a product of a list. You supply badges and notes. */
export const productCardProps = (product: ListedProduct, { product: href }: Pick<PageLinks, 'product'>) => ({
  href: href(product.id),
  name: product.name,
  image: pictureProps(product.image),
  hoverImage: product.hoverImage ?? undefined,
  // A single colour leaves nothing to choose.
  swatches: product.colors && product.colors.length > 1 ? product.colors : undefined,
  price: product.price,
  was: product.listPrice ?? undefined,
  sold: product.sold || undefined,
  rating: product.rating ?? undefined,
  ratingCount: product.reviewCount ?? undefined,
  store: product.storeName ?? undefined,
  soldOut: product.soldOut ?? false,
});

/** The props of `Price` for a product or a SKU. */
export const priceProps = ({ price, listPrice }: Pick<Product, 'price' | 'listPrice'>) => ({
  amount: price,
  was: listPrice ?? undefined,
});

/** The props of `CategoryTile`. */
export const categoryTileProps = (
  { id, name, picture, icon }: Pick<Category, 'id' | 'name' | 'picture' | 'icon'>,
  { category }: Pick<PageLinks, 'category'>,
) => ({ href: category(id), name, image: picture ?? icon ?? undefined });

/** The props of `ReviewSummary`. */
export const reviewSummaryProps = ({ stars, total }: Pick<ReviewSummary, 'stars' | 'total'>) => ({
  average: stars ?? 0,
  count: total,
});
