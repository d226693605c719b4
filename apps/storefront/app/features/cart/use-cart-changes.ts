import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { useTellFailure } from '../../platform/use-tell-failure.ts';
import { type CartChange, useShowPendingCartChanges } from '../../state/cart.ts';
import { tellOtherTabs } from '../../state/cart-tabs.ts';
import type { CartView } from './cart.server.ts';
import type { CartChangeAnswer } from './cart-action.server.ts';
import { cartIntent } from './intents.ts';

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
  /** The cart that was shown when the server carried it out: the next one contains it. */
  readonly carriedOutOn?: CartView;
}

function formOf({ intent, attempt = '', fields }: CartChange): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries({ intent, attempt, ...fields }))
    for (const value of typeof values === 'string' ? [values] : values) form.append(name, value);
  return form;
}

/**
 * Sends changes of the cart one after the other, so that none cancels another and they arrive in order. Of several
 * quantities of one line, only the last that waits is sent. A change is pending until a cart that contains it is shown,
 * also when the cart cannot be read again after it.
 */
export function useCartChanges(cart: CartView) {
  const path = usePath();
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const waiting = useRef<readonly CartChange[]>([]);
  const finished = useRef(Promise.resolve());
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
  const onShown = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    void answers;
    onShown.current?.();
  }, [answers]);

  const sendNext = async () => {
    const [next, ...others] = waiting.current;
    if (!next) return;
    waiting.current = others;
    setAll((list) => list.map((one) => (one.change === next ? { ...one, isSent: true } : one)));
    const carriedOutOn = shownCart.current;
    const answer = await fetchJson<CartChangeAnswer>(path(paths.resources.cart()), formOf(next));
    if (!answer?.ok) {
      setAll((list) => list.filter((one) => one.change !== next));
      tellFailure(answer?.message, () => send(next));
      return;
    }
    tellOtherTabs();
    await revalidate();
    await new Promise<void>((resolve) => {
      onShown.current = resolve;
      // In the same transition as the router's new data: the old quantity does not show in between.
      startTransition(() => {
        setAll((list) =>
          list
            .filter((one) => (one.carriedOutOn ?? carriedOutOn) === carriedOutOn)
            .map((one) => (one.change === next ? { ...one, carriedOutOn } : one)),
        );
        setAnswers((count) => count + 1);
      });
    });
  };

  const send = (change: CartChange) => {
    const isOutdated = ({ line }: CartChange) => line !== undefined && line === change.line;
    waiting.current = [...waiting.current.filter((other) => !isOutdated(other)), change];
    setAll((list) => [...list.filter((one) => one.isSent || !isOutdated(one.change)), { change }]);
    finished.current = finished.current.then(sendNext);
  };

  return {
    send,
    /** The quantity of a line that was asked for and is not in the cart on the screen. */
    pendingQuantity: (line: number) => pending.findLast((change) => change.line === line)?.quantity,
    /** After all changes have their answers. */
    finished: () => finished.current,
  };
}
