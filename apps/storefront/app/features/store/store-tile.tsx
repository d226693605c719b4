import type { StoreCard as Store } from '@marketfront/api-client';
import { StoreCard } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { productPath } from '../catalog/product-tile.tsx';

export const storePath = (id: number) => `/merchant/merchant/home?id=${id}`;

type ShownStore = Pick<
  Store,
  'id' | 'name' | 'avatar' | 'rating' | 'followers' | 'selfOperated' | 'products'
>;

/** A store wherever stores are shown, with some of its products. */
export function StoreTile({ store, actions }: { store: ShownStore; actions?: ReactNode }) {
  return (
    <StoreCard
      name={store.name}
      href={storePath(store.id)}
      logo={store.avatar ?? undefined}
      rating={store.rating ?? undefined}
      followers={store.followers ?? undefined}
      selfOperated={store.selfOperated}
      actions={actions}
      products={store.products.map(({ id, name, image, price }) => ({
        href: productPath(id),
        name,
        image: image?.url ?? '',
        price,
      }))}
    />
  );
}
