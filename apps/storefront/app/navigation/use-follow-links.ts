import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlaceKept } from '../browser/keeps-place.ts';
import { isPlainClick } from './plain-click.ts';
import { otherBuildAtom } from './other-build.ts';

/** The link to a page of the shop (`AppLink`) in which the event happened. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;

/** Other clicks are already handled, or left to the browser. */
const isForUs = (event: MouseEvent) => isPlainClick(event) && !event.defaultPrevented;

/**
 * Follows the links of all pages with the router: by listeners of the window instead of handlers and subscriptions of
 * each link.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const isOtherBuild = useAtomValue(otherBuildAtom);
  useEffect(() => {
    // The browser follows them, to a document with its own scripts.
    if (isOtherBuild) return undefined;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isForUs(event)) return;
      event.preventDefault();
      const address = addressOf(link);
      void navigate(address, {
        // Like browsers: a link to the current page leaves one entry in the history.
        replace: address === addressOf(location),
        preventScrollReset: isPlaceKept(link),
        // The state "loading" is rendered at once: without it, `useLostPage` would not know the page whose code cannot be
        // loaded, and the router would reload this page without a connection. The next page itself is not affected.
        flushSync: true,
      });
    };
    // Before React, which stops clicks on parts whose code is not there yet (`speed/browser/later.tsx`).
    const followPlain = (event: MouseEvent) => {
      if (linkOf(event)?.dataset.page === 'plain') follow(event);
    };
    addEventListener('click', followPlain, { capture: true });
    // After React, whose handlers of the other links may prevent it: React listens at the document.
    addEventListener('click', follow);
    return () => {
      removeEventListener('click', followPlain, { capture: true });
      removeEventListener('click', follow);
    };
  }, [navigate, isOtherBuild]);
}
