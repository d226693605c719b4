import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { windowHigh } from './window-high.css.ts';

interface DeferredProps {
  readonly children: ReactNode;
  /** The class of the placeholder, by default as high as the window; null for no placeholder. */
  readonly place?: string | null;
}

/**
 * Content that is not needed first by a visitor who follows a link to its page, such as everything below the window:
 * the page is shown, and this is rendered afterwards, in a reserved place, even while its code is loaded. On the first
 * page, after Back, and for an address with a fragment it is rendered immediately, so that the visitor returns to the
 * exact position. Give it a key that changes with the page.
 */
export function Deferred({ children, place: className = windowHigh }: DeferredProps) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const place = className === null ? null : <div className={className} />;
  const shown = useDeferredValue(children, isFollowed && hash === '' ? place : undefined);
  return <Suspense fallback={place}>{shown}</Suspense>;
}
