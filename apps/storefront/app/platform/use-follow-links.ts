import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isPlaceKept } from './keeps-place.ts';
import { takeLongSteps, takeShortSteps } from './react-steps.ts';

/** The link to a page of the shop (`AppLink`) in which the event happened. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;

/** Else the browser opens another tab or a menu, or somebody has answered the click. */
const isForUs = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** React notes its own part of the page at each element that it has taken over. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * Follows the links of all pages by the router: listeners of the window instead of handlers and subscriptions of each link.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    void key; // the next page is shown
    if (state === 'idle') takeShortSteps('page');
  }, [key, state]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isForUs(event)) return;
      event.preventDefault();
      takeLongSteps('page');
      const address = addressOf(link);
      void navigate(address, {
        // As browsers do: a link to this very page leaves one entry in the history.
        replace: address === addressOf(location),
        preventScrollReset: isPlaceKept(link),
      });
    };
    // Before React, which stops clicks on parts whose code is not there yet (`hydrate-later.ts`).
    const followEarly = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && !isTakenOver(link)) follow(event);
    };
    addEventListener('click', followEarly, { capture: true });
    // After React, whose handlers may prevent it: React listens at the document.
    addEventListener('click', follow);
    const goBack = () => takeLongSteps('page');
    addEventListener('popstate', goBack);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('click', followEarly, { capture: true });
      removeEventListener('click', follow);
    };
  }, [navigate]);
}
