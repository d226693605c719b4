import type { ProductCard as Product } from '@marketfront/api-client';
import { Badge, ProductCard } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';

/** One product wherever products are listed. */
export function ProductTile({ product, priority = false }: { product: Product; priority?: boolean }) {
  const t = useMessages('catalog');
  return (
    <ProductCard
      href={paths.product(product.id)}
      name={product.name}
      image={{ src: product.image?.url ?? '', blur: product.image?.blur ?? undefined, alt: '' }}
      price={product.price}
      was={product.listPrice ?? undefined}
      sold={product.sold > 0 ? product.sold : undefined}
      rating={product.rating ?? undefined}
      ratingCount={product.reviewCount ?? undefined}
      store={product.storeName ?? undefined}
      badge={product.selfOperated && <Badge>{t('catalog.selfOperated')}</Badge>}
      note={product.freeShipping ? t('catalog.freeShipping') : undefined}
      soldOut={product.soldOut}
      priority={priority}
    />
  );
}
