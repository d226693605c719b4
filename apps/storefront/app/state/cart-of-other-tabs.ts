import { useEffect } from 'react';
import { useRevalidate } from '../navigation/index.ts';
import { cartChannel, thisTab } from './cart-tabs.ts';

/** Reads the page again when another tab has changed the cart. */
export function useCartOfOtherTabs(): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const receiver = new BroadcastChannel(cartChannel);
    receiver.addEventListener('message', ({ data }) => {
      if (data !== thisTab) void revalidate();
    });
    return () => receiver.close();
  }, [revalidate]);
}
