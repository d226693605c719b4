import { useToast } from '@marketfront/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { takeUnanswered } from './unanswered-choice.ts';

/**
 * The choices that determine the total: address, deliveries, coupon and points. They are in the URL: the server
 * computes the totals, and a reload keeps them.
 * @param params the choices that the page shows
 */
export function useChoices(params: URLSearchParams) {
  const t = useMessages('checkout');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const underWay = useRef<URLSearchParams>(undefined);
  const [unanswered, setUnanswered] = useState<URLSearchParams>();

  const compute = async (next: URLSearchParams) => {
    underWay.current = next;
    setUnanswered(undefined);
    takeUnanswered();
    await navigate(`${path(paths.checkout())}?${next}`, { replace: true, preventScrollReset: true });
    if (underWay.current !== next) return;
    underWay.current = undefined;
    if (!takeUnanswered()) return;
    setUnanswered(next);
    toast({ tone: 'critical', message: t('checkout.notComputed') });
  };

  return {
    choose: (name: string, value: string) => {
      // A choice that is still being computed counts too.
      const next = new URLSearchParams(underWay.current ?? params);
      if (value) next.set(name, value);
      else next.delete(name);
      next.delete('choose');
      void compute(next);
    },
    /** The value of a choice that is still being computed. */
    underWay: (name: string) => underWay.current?.get(name),
    /** Computes the choices that got no answer; `undefined` when all were answered. */
    tryAgain: unanswered && (() => void compute(unanswered)),
  };
}
