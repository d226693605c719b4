import { useEffect, useRef } from 'react';
import { type EventItem, track } from '../../../events/index.ts';
import { newIdempotencyKey, useTellFailure } from '../../../forms/index.ts';
import { useRevalidate, useRoot } from '../../../navigation/index.ts';
import { expectAdded, noteAdding, showAdded } from '../../../state/added-to-cart.ts';
import { tellOtherTabs } from '../../../state/other-tabs.ts';
import { useResource } from '../../../http/index.ts';
import { addToCart } from '../resources.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends one form after the other, from all cards: the cart of a visitor is a cookie, and of two responses at once, the
 * later would overwrite the addition of the other.
 */
function inOrder<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send);
  last = answer;
  return answer;
}

/**
 * Sends the form that adds to the cart, and shows the result; `useIsAdding` tells whether it is in progress. This
 * avoids one fetcher for each card of a page.
 */
export function useAddToCart(product: EventItem & { readonly id: number }) {
  const productId = product.id;
  const cart = useResource(addToCart);
  const tellFailure = useTellFailure();
  const revalidate = useRevalidate();
  const { shopper } = useRoot();
  const displayed = useRef(shopper);
  useEffect(() => {
    displayed.current = shopper;
  });
  // Until a response confirms the addition, sending the form again belongs to the same attempt.
  const idempotencyKey = useRef<string>(undefined);

  const add = async (form: FormData) => {
    idempotencyKey.current ??= newIdempotencyKey();
    form.set('idempotencyKey', idempotencyKey.current);
    const answered = noteAdding(productId);
    // The form of a card has no quantity field: it adds one piece.
    const quantity = Number(form.get('quantity') ?? 1);
    // The count in the header includes them at once.
    const arrived = expectAdded(displayed.current, quantity);
    const answer = await inOrder(() => cart.send(form, { product: productId }));
    answered();
    if (answer?.ok) {
      idempotencyKey.current = undefined;
      tellOtherTabs();
      const outdated = displayed.current;
      void revalidate().finally(() => arrived(true, outdated));
      track('add_to_cart', { ...product, quantity });
      showAdded({ product: productId, sku: Number(form.get('sku')), quantity });
      return;
    }
    arrived(false);
    tellFailure(answer?.message, () => void add(form));
  };

  return add;
}
