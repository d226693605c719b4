import { isApiError, knownMessageKey, type MasterOrder } from '@marketfront/api-client';

/** Whether an unpaid order can no longer be paid: it was cancelled, or its time to pay is over. */
export const isClosed = ({ status, payDeadline }: Pick<MasterOrder, 'status' | 'payDeadline'>): boolean =>
  status === 'cancelled' || (payDeadline !== null && Date.parse(payDeadline) <= Date.now());

/** Whether the API refused to take money because the order was cancelled, or is paid already. */
export function needsNoPayment(error: unknown): boolean {
  const key = isApiError(error) ? knownMessageKey(error.message) : undefined;
  return key === 'orderCancelled' || key === 'orderAlreadyPaid';
}
