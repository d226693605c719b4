import { Suspense } from 'react';
import { hydrateLater } from '../../platform/hydrate-later.ts';
import { place } from './seller.css.ts';
import type { SellerCardProps } from './seller-card.tsx';

const SellerCard = import.meta.env.SSR
  ? (await import('./seller-card.tsx')).default
  : hydrateLater<SellerCardProps>(() => import('./seller-card.tsx'));

/** The store that sells a product, below the fold of its page. */
export function Seller(props: SellerCardProps) {
  return (
    <div className={place}>
      <Suspense>
        <SellerCard {...props} />
      </Suspense>
    </div>
  );
}
