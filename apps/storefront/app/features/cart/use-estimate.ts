import type { CartEstimate } from '@marketfront/api-client';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../http/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { type VisitorLine, writeVisitorCart } from './visitor-cart.ts';

/**
 * What the selected lines would cost, computed by the server again when others are selected.
 * @param first that of all lines; null when the back end has no estimates
 */
export function useEstimate(
  first: CartEstimate | null,
  lines: readonly VisitorLine[],
  chosen: readonly VisitorLine[],
) {
  const path = usePath();
  const wanted = writeVisitorCart(chosen, '');
  const isAll = wanted === writeVisitorCart(lines, '');
  const [answer, setAnswer] = useState<{ lines: string; estimate: CartEstimate | null }>();
  const isAsked = first !== null && wanted !== '' && !isAll;
  const address = path(paths.resources.estimate(wanted));
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOutdated = false;
    void fetchJson<CartEstimate | null>(address).then((estimate = null) => {
      if (!isOutdated) setAnswer({ lines: wanted, estimate });
    });
    return () => {
      isOutdated = true;
    };
  }, [isAsked, address, wanted]);
  if (!isAsked) return { estimate: isAll ? first : null, busy: false };
  const busy = answer?.lines !== wanted;
  return { estimate: busy ? (answer?.estimate ?? first) : answer.estimate, busy };
}
