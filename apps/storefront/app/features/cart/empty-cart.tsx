import { ButtonLink, EmptyState, IconCart } from '@marketfront/ui';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { useMounted } from '../../browser/index.ts';
import { useViewedProducts } from '../../state/recently-viewed.ts';

const ViewedRail = lazy(() => import('./viewed-rail.tsx'));

/** Links to the wish list and to the recently viewed products, which only the browser stores. */
export function EmptyCart() {
  const t = useMessages('cart');
  const { signedIn } = useRoot().shopper;
  const viewed = useViewedProducts();
  return (
    <>
      <EmptyState
        icon={<IconCart size={32} />}
        title={t('cart.emptyTitle')}
        description={t(signedIn ? 'cart.emptyText' : 'cart.emptyTextVisitor')}
        actions={
          <>
            <ButtonLink tone="primary" href={paths.home()}>
              {t('cart.startShopping')}
            </ButtonLink>
            {signedIn && <ButtonLink href={accountPaths.wishList()}>{t('cart.wishList')}</ButtonLink>}
          </>
        }
      />
      {useMounted() && viewed.length > 0 && (
        <Suspense>
          <ViewedRail products={viewed} />
        </Suspense>
      )}
    </>
  );
}
