import { defineResource } from '../../http/index.ts';
import type { AmountAnswer } from './request-refund.server.ts';

/** What a refund of some pieces pays back; the other parameters are pieces by the id of their line. */
export const refundAmount = defineResource<{
  query: { orderNo: string } & Readonly<Record<string, string>>;
  load: AmountAnswer;
}>('refund-amount');
