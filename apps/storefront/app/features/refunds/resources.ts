import { defineResource } from '../../http/index.ts';
import type { AmountAnswer } from './request-refund.server.ts';

/** The amount of a refund for some pieces; the other parameters are numbers of pieces by line id. */
export const refundAmount = defineResource<{
  query: { orderNo: string } & Readonly<Record<string, string>>;
  load: AmountAnswer;
}>('refund-amount');
