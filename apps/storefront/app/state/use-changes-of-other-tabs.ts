import { useEffect } from 'react';
import { useRevalidate } from '../navigation/index.ts';
import { changesChannel, thisTab } from './other-tabs.ts';

/** Reads the page's data again when another tab has changed the shopper's data. */
export function useChangesOfOtherTabs(): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const receiver = new BroadcastChannel(changesChannel);
    receiver.addEventListener('message', ({ data }) => {
      if (data !== thisTab) void revalidate();
    });
    return () => receiver.close();
  }, [revalidate]);
}
