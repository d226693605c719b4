import { isApiError, knownMessageKey, type MasterOrder, type OrderStatus } from '@marketfront/api-client';

type Payable = Pick<MasterOrder, 'status' | 'payDeadline'>;

/** The status of an order whose time to pay is over is "cancelled" at once, also before the API has cancelled it. */
export const statusNow = ({ status, payDeadline }: Payable): OrderStatus =>
  status === 'toPay' && payDeadline !== null && Date.parse(payDeadline) <= Date.now() ? 'cancelled' : status;

/** Whether an order can no longer be paid: it was cancelled, or its time to pay is over. */
export const isClosed = (order: Payable): boolean => statusNow(order) === 'cancelled';

/** Whether the API refused to take money because the order was cancelled, or is paid already. */
export function needsNoPayment(error: unknown): boolean {
  const key = isApiError(error) ? knownMessageKey(error.message) : undefined;
  return key === 'orderCancelled' || key === 'orderAlreadyPaid';
}
