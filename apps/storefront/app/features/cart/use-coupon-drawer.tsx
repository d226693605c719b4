import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { preloadMessages } from '../../messages/index.ts';
import { paths, usePath, useRevalidate, useRoot } from '../../navigation/index.ts';
import type { CartCoupon } from './cart-coupons.server.ts';
import type { CartGroup } from './cart-view.server.ts';
import { useResource } from '../../http/index.ts';
import { cartCoupons } from './resources.ts';

type Store = Pick<CartGroup, 'storeId' | 'storeName'>;

interface Shown extends Store {
  readonly coupons: readonly CartCoupon[];
  readonly Drawer: ComponentType<
    Store & { coupons: readonly CartCoupon[]; onClaimed: () => void; onClose: () => void }
  >;
}

/**
 * The drawer with the coupons of a store. Its code, messages and data are loaded when it is opened; if any of them is
 * missing, the page of the store's coupons opens instead.
 */
export function useCouponDrawer() {
  const path = usePath();
  const ofStore = useResource(cartCoupons);
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const { locale } = useRoot();
  const [shown, setShown] = useState<Shown>();

  const open = async ({ storeId, storeName }: Store, skus: readonly number[]) => {
    const everything = [
      ofStore.read({ store: storeId, skus }),
      import('./coupon-drawer.tsx'),
      preloadMessages(locale, 'coupons'),
    ] as const;
    const [coupons, code] = await Promise.all(everything).catch(() => [undefined, undefined]);
    if (coupons && code) setShown({ storeId, storeName, coupons, Drawer: code.CouponDrawer });
    else void navigate(path(paths.storeCoupons(storeId)));
  };

  let drawer: ReactNode = null;
  if (shown) {
    const { Drawer, ...props } = shown;
    drawer = <Drawer {...props} onClaimed={() => void revalidate()} onClose={() => setShown(undefined)} />;
  }
  return { open, drawer };
}
