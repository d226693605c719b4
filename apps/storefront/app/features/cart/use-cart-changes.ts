import { useToast } from '@marketfront/ui';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { type CartChange, useShowPendingCartChanges } from '../../state/cart.ts';
import type { cartAction } from './cart-action.server.ts';
import { cartIntent } from './intents.ts';

/** Sets the quantity of a line, which is `before` in the answer of the server. */
export const quantityChange = (line: number, before: number, quantity: number): CartChange => ({
  intent: cartIntent('quantity', line, quantity),
  line,
  before,
  quantity,
});

/**
 * Sends changes of the cart one after the other, so that none cancels another and they arrive in order. Of several
 * quantities of one line, only the last that waits is sent.
 */
export function useCartChanges() {
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const { submit, data: answer } = useFetcher<typeof cartAction>();
  const waiting = useRef<readonly CartChange[]>([]);
  const sent = useRef<CartChange>(undefined);
  const finished = useRef(Promise.resolve());
  const [pending, setPending] = useState<readonly CartChange[]>([]);
  useShowPendingCartChanges(pending);

  const sendNext = useCallback(async () => {
    const [next, ...others] = waiting.current;
    if (!next) return;
    waiting.current = others;
    sent.current = next;
    const { intent, attempt = '', fields } = next;
    await submit({ intent, attempt, ...fields }, { method: 'post', action: path(paths.cart()) });
    // In the same transition as the router's new data: the old quantity does not show in between.
    startTransition(() => setPending((all) => all.filter((change) => change !== next)));
  }, [submit, path]);

  const send = useCallback(
    (change: CartChange) => {
      const isOutdated = ({ line }: CartChange) => line !== undefined && line === change.line;
      waiting.current = [...waiting.current.filter((other) => !isOutdated(other)), change];
      setPending((all) => [...all.filter((other) => !isOutdated(other) || other === sent.current), change]);
      finished.current = finished.current.then(sendNext);
    },
    [sendNext],
  );

  useEffect(() => {
    if (!answer || answer.ok) return;
    const again = sent.current;
    toast({
      tone: 'critical',
      message: answer.message,
      ...(again &&
        'unreachable' in answer && {
          action: { label: site('site.tryAgain'), onSelect: () => send(again) },
        }),
    });
  }, [answer, toast, send, site]);

  return {
    send,
    /** The quantity of a line that was asked for and has no answer yet. */
    pendingQuantity: (line: number) => pending.findLast((change) => change.line === line)?.quantity,
    /** After all changes have their answers. */
    finished: () => finished.current,
  };
}
