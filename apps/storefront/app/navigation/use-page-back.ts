import { useEffect } from 'react';
import { useRevalidate } from './use-revalidate.tsx';

/** Whether this document came out of the browser's cache by Back or Forward, without a question to the server. */
function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && entry.transferSize === 0;
}

/**
 * A page that the browser has kept for Back shows who was signed in and what was in the cart when it was left: it is shown
 * at once, and its data is read again.
 */
export function usePageBack(): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [revalidate]);
  useEffect(() => {
    if (isKeptDocument()) void revalidate();
  }, [revalidate]);
}
