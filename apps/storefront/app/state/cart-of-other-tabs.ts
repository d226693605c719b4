import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { cartChannel, thisTab } from './cart-tabs.ts';

/** Reads the page again when another tab has changed the cart. */
export function useCartOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const receiver = new BroadcastChannel(cartChannel);
    receiver.addEventListener('message', ({ data }) => {
      if (data !== thisTab) void revalidate();
    });
    return () => receiver.close();
  }, [revalidate]);
}
