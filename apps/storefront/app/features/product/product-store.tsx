import type { Product } from '@marketfront/api-client';
import { ButtonLink } from '@marketfront/ui';
import { useWords } from '../../words.ts';
import { StoreTile, storePath } from '../store/index.ts';

/** Who sells this. */
export function ProductStore({ store }: { store: NonNullable<Product['store']> }) {
  const t = useWords('catalog');
  return (
    <StoreTile
      store={{ ...store, products: store.products.slice(0, 3) }}
      actions={<ButtonLink href={storePath(store.id)}>{t('catalog.visitStore')}</ButtonLink>}
    />
  );
}
