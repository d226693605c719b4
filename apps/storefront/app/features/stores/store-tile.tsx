import type { StoreCard as Store } from '@marketfront/api-client';
import { StoreCard } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';

type ShownStore = Pick<
  Store,
  'id' | 'name' | 'avatar' | 'rating' | 'followers' | 'selfOperated' | 'products'
>;

/** A store wherever stores are shown, with some of its products. */
export function StoreTile({ store, actions }: { store: ShownStore; actions?: ReactNode }) {
  return (
    <StoreCard
      name={store.name}
      href={paths.store(store.id)}
      logo={store.avatar ?? undefined}
      rating={store.rating ?? undefined}
      followers={store.followers ?? undefined}
      selfOperated={store.selfOperated}
      actions={actions}
      products={store.products.map(({ id, name, image, price }) => ({
        href: paths.product(id),
        name,
        image: image?.url ?? '',
        price,
      }))}
    />
  );
}
