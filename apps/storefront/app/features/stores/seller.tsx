import { later } from '../../../speed/browser/later.tsx';
import { place } from './seller.css.ts';
import type { SellerCardProps } from './seller-card.tsx';

const SellerCard = later(() => import('./seller-card.tsx'));

/** The store that sells a product, below the fold of its page. */
export function Seller(props: SellerCardProps) {
  return (
    <div className={place}>
      <SellerCard {...props} />
    </div>
  );
}
