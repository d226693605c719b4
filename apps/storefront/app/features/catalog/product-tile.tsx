import type { ProductCard as Product } from '@marketfront/api-client';
import { productCardProps } from '@marketfront/api-client/ui';
import { Badge, ProductCard } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';

/** One product wherever products are listed. */
export function ProductTile({ product, priority = false }: { product: Product; priority?: boolean }) {
  const t = useMessages('catalog');
  return (
    <ProductCard
      {...productCardProps(product, paths)}
      badge={product.selfOperated && <Badge>{t('catalog.selfOperated')}</Badge>}
      note={product.freeShipping ? t('catalog.freeShipping') : undefined}
      priority={priority}
    />
  );
}
