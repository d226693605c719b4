import { useToast } from '@marketfront/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '../../../messages/index.ts';
import { newAttempt } from '../../../platform/attempt.ts';
import { paths } from '../../../platform/paths.ts';
import { usePath } from '../../../platform/root-data.ts';
import type { addToCartAction } from './add-to-cart-action.server.ts';

/** Sends the form that adds to the cart, and shows the answer. */
export function useAddToCart(productId: number) {
  const t = useMessages('catalog');
  const site = useMessages('site');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const { submit, state, data: answer } = useFetcher<typeof addToCartAction>();
  const sent = useRef<FormData>(undefined);
  // Until an answer says that it was added, a form that is sent again belongs to the same attempt.
  const attempt = useRef<string>(undefined);

  const add = useCallback(
    (form: FormData) => {
      attempt.current ??= newAttempt();
      form.set('attempt', attempt.current);
      sent.current = form;
      void submit(form, { method: 'post', action: path(paths.product(productId)) });
    },
    [submit, path, productId],
  );

  useEffect(() => {
    if (state !== 'idle' || !answer) return;
    const form = sent.current;
    if (answer.ok) {
      attempt.current = undefined;
      toast({
        tone: 'success',
        message: t('catalog.added'),
        action: { label: t('catalog.goToCart'), onSelect: () => void navigate(path(paths.cart())) },
      });
    } else {
      const retry = form && 'unreachable' in answer;
      toast({
        tone: 'critical',
        message: answer.message,
        ...(retry && { action: { label: site('site.tryAgain'), onSelect: () => add(form) } }),
      });
    }
  }, [state, answer, toast, t, site, navigate, path, add]);

  return { add, adding: state !== 'idle' };
}
