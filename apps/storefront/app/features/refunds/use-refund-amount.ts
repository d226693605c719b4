import type { RefundAmount, RefundLine } from '@marketfront/api-client';
import { useRef, useState } from 'react';
import { chosenLines, quantityFields } from './chosen-lines.ts';
import { useResource } from '../../http/index.ts';
import { refundAmount } from './resources.ts';

/** The amount for the chosen pieces; the server computes it again when they change. */
export function useRefundAmount(orderNo: string, initial: RefundAmount | null) {
  const amounts = useResource(refundAmount);
  const [state, setState] = useState({ amount: initial, busy: false });
  const newest = useRef(0);
  const update = async (quantities: readonly RefundLine[]) => {
    newest.current += 1;
    const own = newest.current;
    const wanted = chosenLines(quantities);
    if (wanted.length === 0) {
      setState({ amount: null, busy: false });
      return;
    }
    setState(({ amount }) => ({ amount, busy: true }));
    const answer = await amounts.read({ orderNo, ...quantityFields(wanted) });
    // Ignored if a later change has sent another request.
    if (own === newest.current) setState({ amount: answer?.amount ?? null, busy: false });
  };
  return { ...state, update };
}
