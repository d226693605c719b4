import type { Schemas } from '@marketfront/api-client';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { merchants } from '../../db/schema.ts';
import { daysOf } from '../shared/arrival.ts';
import type { MasterOrder, StoreOrder } from './lifecycle.ts';

/** The deliveries of an order's parts, as chosen by the shopper, by store order. */
export async function deliveriesOf(
  db: Db,
  { country, payTime, createdAt }: Pick<MasterOrder, 'country' | 'payTime' | 'createdAt'>,
  parts: readonly StoreOrder[],
): Promise<Map<number, Schemas['OrderDelivery']>> {
  const fetched = parts.filter(({ chosenDelivery }) => chosenDelivery === 'send');
  const stores =
    fetched.length === 0
      ? []
      : await db
          .select({ id: merchants.id, address: merchants.address })
          .from(merchants)
          .where(
            inArray(
              merchants.id,
              fetched.map(({ merId }) => merId),
            ),
          );
  return new Map(
    parts.flatMap(({ id, merId, chosenDelivery: deliveryType }) => {
      if (!deliveryType) return [];
      const days = daysOf(deliveryType, country, payTime ?? createdAt);
      const store = deliveryType === 'send' ? stores.find((row) => row.id === merId) : undefined;
      const delivery = {
        deliveryType,
        from: days?.from ?? null,
        to: days?.to ?? null,
        pickupAddress: store?.address ?? null,
      };
      return [[id, delivery] as const];
    }),
  );
}
