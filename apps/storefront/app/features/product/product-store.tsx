import type { Product } from '@marketfront/api-client';
import { ButtonLink, StoreCard } from '@marketfront/ui';
import { useWords } from '../../words.ts';
import { productPath } from '../catalog/product-tile.tsx';
import { storePath } from '../store/index.ts';

/** Who sells this. */
export function ProductStore({ store }: { store: NonNullable<Product['store']> }) {
  const t = useWords('catalog');
  return (
    <StoreCard
      name={store.name}
      href={storePath(store.id)}
      logo={store.avatar ?? undefined}
      rating={store.rating ?? undefined}
      followers={store.followers ?? undefined}
      selfOperated={store.selfOperated}
      actions={<ButtonLink href={storePath(store.id)}>{t('catalog.visitStore')}</ButtonLink>}
      products={store.products.slice(0, 3).map(({ id, name, image, price }) => ({
        href: productPath(id),
        name,
        image: image?.url ?? '',
        price,
      }))}
    />
  );
}
