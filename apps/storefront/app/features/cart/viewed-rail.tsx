import { ProductRail } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRecentlyViewed } from '../../state/recently-viewed.ts';
import { ViewedTile } from '../catalog/index.ts';

/** What was viewed in this browser, below an empty cart. */
export default function ViewedRail() {
  const t = useMessages('cart');
  const viewed = useRecentlyViewed();
  if (viewed.length === 0) return null;
  return (
    <ProductRail title={t('cart.recentlyViewed')}>
      {viewed.map((product) => (
        <ViewedTile key={product.id} product={product} />
      ))}
    </ProductRail>
  );
}
