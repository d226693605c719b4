import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { windowHigh } from './window-high.css.ts';

interface DeferredProps {
  readonly children: ReactNode;
  /** The class of what keeps its place, as high as the window unless it is given; null for what takes none. */
  readonly place?: string | null;
}

/**
 * What a visitor who follows a link to its page need not see first, such as all that stands below the window: that page is
 * shown, and this is rendered after it, in a place that is kept for it, also while its code is loaded. With the first page,
 * Back and an address with a fragment it is there at once, so that the visitor returns to the exact place. Give it a key
 * that changes with the page.
 */
export function Deferred({ children, place: className = windowHigh }: DeferredProps) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const place = className === null ? null : <div className={className} />;
  const shown = useDeferredValue(children, isFollowed && hash === '' ? place : undefined);
  return <Suspense fallback={place}>{shown}</Suspense>;
}
