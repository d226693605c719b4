'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when that changes. Prefer CSS: it needs no script and does not change the page
 * after hydration.
 * @param query a media query, such as `from('md')` of `@marketfront/ui/tokens` without `@media`, or
 * `(prefers-reduced-motion: reduce)`
 * @param onServer the result on the server and during hydration; `false` by default
 */
export function useMediaQuery(query: string, onServer = false): boolean {
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
    () => onServer,
  );
}
