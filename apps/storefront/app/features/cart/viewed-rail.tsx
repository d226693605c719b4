import { ProductRail } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { ViewedProduct } from '../../state/recently-viewed.ts';
import { ViewedTile } from '../catalog/index.ts';

/** Recently viewed products, below an empty cart. */
export default function ViewedRail({ products }: { products: readonly ViewedProduct[] }) {
  const t = useMessages('cart');
  return (
    <ProductRail title={t('cart.recentlyViewed')}>
      {products.map((product) => (
        <ViewedTile key={product.id} product={product} />
      ))}
    </ProductRail>
  );
}
