import type { Product } from '@marketfront/api-client';
import { ButtonLink } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { StoreTile, storePath } from '../store/index.ts';

/** Who sells this. */
export function ProductStore({ store }: { store: NonNullable<Product['store']> }) {
  const t = useMessages('catalog');
  return (
    <StoreTile
      store={{ ...store, products: store.products.slice(0, 3) }}
      actions={<ButtonLink href={storePath(store.id)}>{t('catalog.visitStore')}</ButtonLink>}
    />
  );
}
