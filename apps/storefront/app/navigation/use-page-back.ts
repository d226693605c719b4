import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { reloadPage } from '../browser/index.ts';
import { useRevalidate } from './use-revalidate.tsx';

/** Whether this document came from the browser's cache by Back or Forward, without a request to the server. */
function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && entry.transferSize === 0;
}

/**
 * A page that the browser has cached for Back shows the account and the cart at the time when it was left: it is shown
 * immediately, and its data is read again.
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
      // The router disables the browser's own restoration before WebKit restores the scroll position.
      scrollTo({ top, behavior: 'instant' });
      // If a form led to another document, the router still considers it as being sent, and then reads nothing.
      if (isIdle) void revalidate();
      else reloadPage();
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
