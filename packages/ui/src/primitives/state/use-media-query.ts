'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. On the server and during hydration it is `initial`.
 * @example const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
 */
export function useMediaQuery(query: string, initial = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => initial,
  );
}
