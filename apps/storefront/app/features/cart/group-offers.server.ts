import type { Money } from '@marketfront/api-client';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import type { CartGroup } from './cart-view.server.ts';

export interface ShownGroup extends CartGroup {
  /** The amount from which the store delivers free. */
  readonly freeShippingFrom: Money | null;
}

export interface OfferingGroup extends ShownGroup {
  /** Whether the store has coupons that can be collected. */
  readonly hasCoupons: boolean;
}

export const withFreight = (shop: Shop, groups: readonly CartGroup[]): Promise<ShownGroup[]> =>
  Promise.all(
    groups.map(async (group) => ({
      ...group,
      freeShippingFrom: (await withTimeout(queries.store(shop, group.storeId)))?.freeShippingFrom ?? null,
    })),
  );

export const withCoupons = (shop: Shop, groups: readonly ShownGroup[]): Promise<OfferingGroup[]> =>
  Promise.all(
    groups.map(async (group) => {
      const coupons = await withTimeout(queries.storeCoupons(shop, group.storeId, 'store'));
      return { ...group, hasCoupons: (coupons?.items.length ?? 0) > 0 };
    }),
  );
