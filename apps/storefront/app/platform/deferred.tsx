import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { windowHigh } from './window-high.css.ts';

/**
 * What stands below the window when a visitor follows a link to its page: that page is shown first, and this is rendered
 * after it, in a place as high as the window, also while its code is loaded. With the first page, Back and an address with
 * a fragment it is there at once, so that the visitor returns to the exact place. Give it a key that changes with the page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const place = <div className={windowHigh} />;
  const shown = useDeferredValue(children, isFollowed && hash === '' ? place : undefined);
  return <Suspense fallback={place}>{shown}</Suspense>;
}
