import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useRevalidate } from './use-revalidate.tsx';

/** Whether this document came out of the browser's cache by Back or Forward, without a question to the server. */
function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && entry.transferSize === 0;
}

/**
 * A page that the browser has kept for Back shows the account and the cart as they were when it was left: it is shown
 * at once, and its data is read again.
 */
export function usePageBack(): void {
  const revalidate = useRevalidate();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    let top = 0;
    const onHide = () => {
      top = scrollY;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The router turns the browser's own restoration off before WebKit restores the place.
      scrollTo({ top, behavior: 'instant' });
      // A form that led to another document is still being sent for the router, which then reads nothing.
      if (isIdle) void revalidate();
      else location.reload();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [revalidate, isIdle]);
  useEffect(() => {
    if (isKeptDocument()) void revalidate();
  }, [revalidate]);
}
