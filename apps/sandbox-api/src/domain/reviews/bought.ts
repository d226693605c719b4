import { storeOrderStatus } from '@marketfront/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orderLines, storeOrders } from '../../db/schema.ts';

const { toReceive, toReview, completed } = storeOrderStatus;

/** Whether the product was sent to the user. */
export async function hasBought(db: Queryable, uid: number, productId: number): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
    .where(
      and(
        eq(orderLines.uid, uid),
        eq(orderLines.productId, productId),
        eq(storeOrders.paid, true),
        inArray(storeOrders.status, [toReceive, toReview, completed]),
      ),
    )
    .limit(1);
  return line !== undefined;
}
