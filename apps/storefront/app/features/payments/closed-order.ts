import { isApiError, knownMessageKey, type MasterOrder, type OrderStatus } from '@marketfront/api-client';

type Payable = Pick<MasterOrder, 'status' | 'payDeadline'>;

/** The status of an order: after the payment deadline "cancelled" at once, even before the API has cancelled it. */
export const statusNow = ({ status, payDeadline }: Payable): OrderStatus =>
  status === 'toPay' && payDeadline !== null && Date.parse(payDeadline) <= Date.now() ? 'cancelled' : status;

/** Whether an order can no longer be paid: it was cancelled, or its payment deadline has passed. */
export const isClosed = (order: Payable): boolean => statusNow(order) === 'cancelled';

/** Whether the API refused a payment because the order was cancelled, or is already paid. */
export function needsNoPayment(error: unknown): boolean {
  const key = isApiError(error) ? knownMessageKey(error.message) : undefined;
  return key === 'orderCancelled' || key === 'orderAlreadyPaid';
}
