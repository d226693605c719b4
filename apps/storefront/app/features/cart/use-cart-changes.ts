import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRevalidate } from '../../navigation/index.ts';
import { useTellFailure } from '../../forms/index.ts';
import { type CartChange, useShowPendingCartChanges } from '../../state/cart.ts';
import { tellOtherTabs } from '../../state/cart-tabs.ts';
import type { CartView } from './cart.server.ts';
import { cartIntent } from './intents.ts';
import { keepQuantities, readQuantities } from './quantity-drafts.ts';
import { useResource } from '../../http/index.ts';
import { cartChange } from './resources.ts';

/** Sets the quantity of a line, which is `before` in the answer of the server. */
export const quantityChange = (line: number, before: number, quantity: number): CartChange => ({
  intent: cartIntent('quantity', line, quantity),
  line,
  before,
  quantity,
});

interface PendingChange {
  readonly change: CartChange;
  readonly isSent?: boolean;
  /** The server has carried it out, and the cart that is shown does not contain it yet: the next one does. */
  readonly carriedOutOn?: CartView;
}

function formOf({ intent, idempotencyKey = '', fields }: CartChange): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries({ intent, idempotencyKey, ...fields }))
    for (const value of typeof values === 'string' ? [values] : values) form.append(name, value);
  return form;
}

/**
 * Sends changes of the cart one after the other, so that none cancels another and they arrive in order. Of several
 * quantities of one line, only the last that waits is sent. A change is pending until a cart that contains it is shown,
 * also when the cart cannot be read again after it. Quantities without an answer are sent again after a reload.
 */
export function useCartChanges(cart: CartView) {
  const changes = useResource(cartChange);
  const tellFailure = useTellFailure();
  const revalidate = useRevalidate();
  const waiting = useRef<readonly CartChange[]>([]);
  const unread = useRef<readonly CartChange[]>([]);
  const finished = useRef(Promise.resolve());
  const shown = useRef(Promise.resolve());
  const [all, setAll] = useState<readonly PendingChange[]>([]);
  const pending = useMemo(
    () => all.flatMap(({ change, carriedOutOn = cart }) => (carriedOutOn === cart ? [change] : [])),
    [all, cart],
  );
  useShowPendingCartChanges(pending);

  const shownCart = useRef(cart);
  useLayoutEffect(() => {
    shownCart.current = cart;
  }, [cart]);
  const [answers, setAnswers] = useState(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const onShown = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    void answers;
    onShown.current?.();
  }, [answers]);

  /** The change, and all before it, need not be sent again. */
  const settle = (change: CartChange) => {
    unread.current = unread.current.slice(unread.current.indexOf(change) + 1);
    keepQuantities(unread.current);
  };

  useEffect(() => {
    const shown = all.findLast(({ carriedOutOn = cart }) => carriedOutOn !== cart);
    if (shown) settle(shown.change);
  }, [all, cart]);

  /** Reads the cart again, which contains the change. */
  const show = async (carriedOut: CartChange) => {
    const carriedOutOn = shownCart.current;
    await revalidate();
    await new Promise<void>((resolve) => {
      onShown.current = resolve;
      // In the same transition as the router's new data: the old quantity does not show in between.
      startTransition(() => {
        setAll((list) =>
          list
            .filter((one) => (one.carriedOutOn ?? carriedOutOn) === carriedOutOn)
            .map((one) => (one.change === carriedOut ? { ...one, carriedOutOn } : one)),
        );
        setAnswers((count) => count + 1);
      });
    });
  };

  const sendNext = async () => {
    const [next, ...others] = waiting.current;
    if (!next) return;
    waiting.current = others;
    setAll((list) => list.map((one) => (one.change === next ? { ...one, isSent: true } : one)));
    const answer = await changes.send(formOf(next));
    // Without an answer it stays kept, and with one until the cart shows it: a page that is being left has neither.
    if (answer && (!answer.ok || !isShown.current)) settle(next);
    if (!answer?.ok) {
      setAll((list) => list.filter((one) => one.change !== next));
      tellFailure(answer?.message, () => send(next));
      return;
    }
    tellOtherTabs();
    // The next change does not wait for the page: the shopper may have left it.
    shown.current = shown.current.then(() => show(next));
  };

  const send = (change: CartChange) => {
    const isOutdated = ({ line }: CartChange) => line !== undefined && line === change.line;
    waiting.current = [...waiting.current.filter((other) => !isOutdated(other)), change];
    unread.current = [...unread.current, change];
    keepQuantities(unread.current);
    setAll((list) => [...list.filter((one) => one.isSent || !isOutdated(one.change)), { change }]);
    finished.current = finished.current.then(sendNext);
  };

  useEffect(() => {
    const lines = cart.groups.flatMap((group) => group.lines);
    for (const kept of readQuantities()) {
      const line = lines.find(({ id }) => id === kept.line);
      if (line && line.quantity !== kept.quantity)
        send(quantityChange(line.id, line.quantity, kept.quantity));
    }
    keepQuantities(unread.current);
    // What the page before this one has kept is sent once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    send,
    /** The quantity of a line that was asked for and is not in the cart on the screen. */
    pendingQuantity: (line: number) => pending.findLast((change) => change.line === line)?.quantity,
    /** After all changes have their answers. */
    finished: () => finished.current,
    /** After the cart is shown with all changes. */
    shown: () => finished.current.then(() => shown.current),
  };
}
