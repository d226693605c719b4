import type { ProductCard, StoreCard, StoreRatings } from '../index.ts';
import { type PageLinks } from './links.ts';

type ListedStore = Pick<StoreCard, 'id' | 'name' | 'avatar' | 'rating' | 'followers' | 'selfOperated'> & {
  responseMinutes?: number | null | undefined;
  products?: readonly Pick<ProductCard, 'id' | 'name' | 'image' | 'price'>[] | undefined;
};

/** The props of `StoreCard`. */
export const storeCardProps = (
  { id, name, avatar, rating, followers, selfOperated, responseMinutes, products = [] }: ListedStore,
  links: Pick<PageLinks, 'product' | 'store'>,
) => ({
  href: links.store(id),
  name,
  logo: avatar ?? undefined,
  rating: rating ?? undefined,
  followers: followers ?? undefined,
  selfOperated,
  responseMinutes: responseMinutes ?? undefined,
  products: products.map((product) => ({
    href: links.product(product.id),
    name: product.name,
    image: product.image?.url ?? '',
    price: product.price,
  })),
});

/** The props of `StoreRatings`; ratings that the server does not send are left out. */
export const storeScores = (
  { item, service, dispatch }: StoreRatings,
  means: StoreRatings = { item: null, service: null, dispatch: null },
) => ({
  ...(item !== null && { item: { value: item, mean: means.item ?? undefined } }),
  ...(service !== null && { service: { value: service, mean: means.service ?? undefined } }),
  ...(dispatch !== null && { dispatch: { value: dispatch, mean: means.dispatch ?? undefined } }),
});

/** The props of `StoreHeader`. */
export const storeHeaderProps = ({
  name,
  avatar,
  followers,
  selfOperated,
  ratings,
  responseMinutes = null,
}: Pick<StoreCard, 'name' | 'avatar' | 'followers' | 'selfOperated' | 'ratings'> & {
  responseMinutes?: number | null | undefined;
}) => ({
  name,
  logo: avatar ?? undefined,
  followers: followers ?? undefined,
  selfOperated,
  ratings: storeScores(ratings),
  responseMinutes: responseMinutes ?? undefined,
});
