import { type ApiError, isApiError, type OrderInput } from '@marketfront/api-client';
import { idempotencyKey, type Shop } from '../../http/index.server.ts';
import { orderIfKnown } from './order-of-pre-order.server.ts';

/** Failures that leave it unknown whether the order was placed. */
export const isUncertain = ({ kind, fromServer }: ApiError) =>
  kind === 'unavailable' || kind === 'timeout' || kind === 'malformed' || !fromServer;

/**
 * Creates the order of a pre-order, once. A request without an answer is repeated with the same key; if the result is
 * still unknown, the order is looked up.
 * @throws ApiError when the order was refused, or when the result stays unknown
 */
export async function createOrder(shop: Shop, order: OrderInput): Promise<string> {
  const key = idempotencyKey('order', order.preOrderNo, order);
  const create = () => shop.api.checkout.create(order, { idempotencyKey: key });
  try {
    return await create().catch((error: unknown) => {
      if (isApiError(error) && isUncertain(error)) return create();
      throw error;
    });
  } catch (error) {
    const placed = isApiError(error) ? await orderIfKnown(shop, order.preOrderNo) : undefined;
    if (placed) return placed;
    throw error;
  }
}
