import type { MasterOrder } from '@marketfront/api-client';

/** Whether an unpaid order can no longer be paid: it was cancelled, or its time to pay is over. */
export const isClosed = ({ status, payDeadline }: Pick<MasterOrder, 'status' | 'payDeadline'>): boolean =>
  status === 'cancelled' || (payDeadline !== null && Date.parse(payDeadline) <= Date.now());
