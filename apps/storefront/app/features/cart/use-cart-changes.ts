import {
  type Mutation,
  MutationCache,
  type MutationState,
  QueryClient,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useTellFailure } from '../../forms/index.ts';
import { useResource } from '../../http/index.ts';
import { useRevalidate } from '../../navigation/index.ts';
import { useShowPendingPieces } from '../../state/cart.ts';
import { tellOtherTabs } from '../../state/other-tabs.ts';
import type { CartView } from './cart-view.server.ts';
import { cartIntent } from './intents.ts';
import { keepQuantities, readQuantities } from './quantity-drafts.ts';
import { cartChange } from './resources.ts';

/** A change of the cart, as the form of the cart sends it. */
export interface CartChange {
  readonly intent: string;
  readonly idempotencyKey?: string;
  /** Other fields of the form. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** The line whose quantity it sets, and that quantity. */
  readonly line?: number;
  readonly quantity?: number;
}

export const quantityChange = (line: number, quantity: number): CartChange => ({
  intent: cartIntent('quantity', line, quantity),
  line,
  quantity,
});

const mutationKey = ['cart'];
const isPending = { mutationKey, status: 'pending' } as const;

/** The changes of this tab, including those of a cart page that was left. Nothing is sent while the server renders. */
const mutationCache = new MutationCache();
const client = new QueryClient({ mutationCache });

const changeOf = ({ state }: Mutation<unknown, Error, unknown>) => state.variables as CartChange;
const readPending = () => mutationCache.findAll(isPending).map(changeOf);

/** Resolves when every change has been answered and the page has read the cart again. */
const whenFinished = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating(isPending) > 0) return;
      stop();
      resolve();
    };
    const stop = mutationCache.subscribe(check);
    check();
  });

const numbers = new WeakMap<CartView, number>();
let carts = 0;

/** Distinguishes carts by number, because TanStack Query replaces an object by an equal one. */
function numberOf(cart: CartView): number {
  const number = numbers.get(cart) ?? (carts += 1);
  numbers.set(cart, number);
  return number;
}

/** The number of the cart on the screen; undefined on other pages. */
let shownCart: number | undefined;

/** Whether a cart, given by its number, contains a change that was answered. */
const contains = (cart: number | undefined, { status, data }: Pick<MutationState, 'status' | 'data'>) =>
  status === 'success' && (data === undefined || data !== cart);

/**
 * Stores the quantities that the cart on the screen does not contain, until a later change is shown: a page that is being
 * left gets no answer, and the next one may have been rendered before the change.
 */
function keepUnshown(): void {
  const all = mutationCache.findAll({ mutationKey });
  const shown = all.findLastIndex(({ state }) => contains(shownCart, state));
  keepQuantities(all.slice(shown + 1).map(changeOf));
}

mutationCache.subscribe(({ type }) => {
  if (type === 'updated') keepUnshown();
});

const setsLine = (line: number) => (change: CartChange) => change.line === line;

function formOf({ intent, idempotencyKey = '', fields }: CartChange): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries({ intent, idempotencyKey, ...fields }))
    for (const value of typeof values === 'string' ? [values] : values) form.append(name, value);
  return form;
}

/**
 * Sends changes of the cart one after the other, so that none cancels another and they arrive in order. If several
 * quantities of one line wait, only the last is sent. A change is pending until the page has read the cart again.
 * Quantities without an answer are sent again after a reload.
 */
export function useCartChanges(cart: CartView) {
  const changes = useResource(cartChange);
  const tellFailure = useTellFailure();
  const revalidate = useRevalidate();

  useLayoutEffect(() => {
    shownCart = numberOf(cart);
    return () => {
      shownCart = undefined;
    };
  }, [cart]);

  const { mutate } = useMutation(
    {
      mutationKey,
      // Mutations of one scope run one after the other.
      scope: { id: 'cart' },
      networkMode: 'always',
      /** @returns the number of the cart on the screen, which does not contain the change yet */
      mutationFn: async (change: CartChange) => {
        const { line } = change;
        if (line !== undefined && readPending().findLast(setsLine(line)) !== change) return undefined;
        const answer = await changes.send(formOf(change));
        if (!answer) throw new Error('The change of the cart got no answer.');
        if (!answer.ok) return void tellFailure(answer.message);
        tellOtherTabs();
        const without = shownCart;
        await revalidate();
        return without;
      },
      onError: (_, change) => tellFailure(undefined, () => mutate(change)),
    },
    client,
  );

  // A change counts until another cart is shown, even if the reading failed: the old quantity must not show meanwhile.
  const pending = useMutationState(
    {
      filters: { mutationKey },
      select: ({ state: { status, data, variables } }) => ({ status, data, change: variables as CartChange }),
    },
    client,
  ).flatMap(({ status, data, change }) =>
    status === 'pending' || (status === 'success' && !contains(numberOf(cart), { status, data }))
      ? [change]
      : [],
  );
  const pendingQuantity = (line: number) => pending.findLast(setsLine(line))?.quantity;

  const lines = cart.groups.flatMap((group) => group.lines);
  useShowPendingPieces(
    lines.reduce((sum, { id, quantity }) => sum + (pendingQuantity(id) ?? quantity) - quantity, 0),
  );

  useEffect(() => {
    const sent = readPending();
    for (const kept of readQuantities()) {
      const line = lines.find(({ id }) => id === kept.line);
      if (line && line.quantity !== kept.quantity && !sent.some(setsLine(line.id)))
        mutate(quantityChange(line.id, kept.quantity));
    }
    // The quantities stored before a reload are sent once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(keepUnshown, [cart]);

  return {
    send: mutate as (change: CartChange) => void,
    /** The requested quantity of a line while the cart on the screen does not show it. */
    pendingQuantity,
    whenFinished,
  };
}
