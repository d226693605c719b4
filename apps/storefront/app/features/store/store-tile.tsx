import type { StoreCard as Store } from '@marketfront/api-client';
import { StoreCard } from '@marketfront/ui';
import { productPath } from '../catalog/product-tile.tsx';

export const storePath = (id: number) => `/merchant/merchant/home?id=${id}`;

export function StoreTile({ store }: { store: Store }) {
  return (
    <StoreCard
      name={store.name}
      href={storePath(store.id)}
      logo={store.avatar ?? undefined}
      rating={store.rating ?? undefined}
      followers={store.followers ?? undefined}
      selfOperated={store.selfOperated}
      products={store.products.map(({ id, name, image, price }) => ({
        href: productPath(id),
        name,
        image: image?.url ?? '',
        price,
      }))}
    />
  );
}
