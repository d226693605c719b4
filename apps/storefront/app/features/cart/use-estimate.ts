import type { CartEstimate } from '@marketfront/api-client';
import { useEffect, useState } from 'react';
import { type VisitorLine, writeVisitorCart } from './visitor-cart.ts';
import { useResource } from '../../http/index.ts';
import { cartEstimate } from './resources.ts';

/**
 * The estimate for the selected lines; the server computes it again when the selection changes.
 * @param first the estimate for all lines; null when the back end has no estimates
 */
export function useEstimate(
  first: CartEstimate | null,
  lines: readonly VisitorLine[],
  chosen: readonly VisitorLine[],
) {
  const estimates = useResource(cartEstimate);
  const wanted = writeVisitorCart(chosen, '');
  const isAll = wanted === writeVisitorCart(lines, '');
  const [answer, setAnswer] = useState<{ lines: string; estimate: CartEstimate | null }>();
  const isAsked = first !== null && wanted !== '' && !isAll;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOutdated = false;
    void estimates.read({ lines: wanted }).then((estimate = null) => {
      if (!isOutdated) setAnswer({ lines: wanted, estimate });
    });
    return () => {
      isOutdated = true;
    };
  }, [isAsked, estimates, wanted]);
  if (!isAsked) return { estimate: isAll ? first : null, busy: false };
  const busy = answer?.lines !== wanted;
  return { estimate: busy ? (answer?.estimate ?? first) : answer.estimate, busy };
}
