import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isPlaceKept } from './keeps-place.ts';
import { isPrefetched } from './prefetch.ts';

/** How long a visitor points at a link before its page is loaded, in milliseconds: who only passes over it loads nothing. */
const intent = 100;

/** The link to a page of the shop (`AppLink`) in which the event happened. */
const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;

/** The browser opens another tab or a menu, or somebody else has answered the click. */
const isForUs = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows the links of all pages by the router. */
function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isForUs(event)) return;
      event.preventDefault();
      const address = addressOf(link);
      void navigate(address, {
        // As browsers do: a link to this very page leaves one entry in the history.
        replace: address === addressOf(location),
        preventScrollReset: isPlaceKept(link),
        // The picture of a card becomes that of the page (`picture-transition.ts`).
        viewTransition: link.pathname.includes('/goods_detail/'),
      });
    };
    // After React, whose handlers may prevent it: React listens at the document.
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
}

/** The address of the page that a visitor points at. */
function usePointedPage(): string | undefined {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: HTMLAnchorElement | null = null;
    const leave = () => {
      clearTimeout(timer);
      setPage(undefined);
    };
    const point = (event: Event) => {
      const link = linkOf(event);
      if (link === pointed) return;
      pointed = link;
      leave();
      if (!link || !isPrefetched(splitLocalePath(link.pathname).path)) return;
      timer = setTimeout(() => setPage(link.pathname + link.search), intent);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) addEventListener(name, point, { passive: true });
    return () => {
      leave();
      for (const name of events) removeEventListener(name, point);
    };
  }, []);
  return page;
}

/**
 * Leads the links of the page to the router, and loads the page that somebody points at before it is asked for. One
 * listener for the document instead of handlers, effects and subscriptions of each link.
 * @param prefetches - Whether pages are loaded early: browsers keep what they prefetched only for visitors, since the
 *   pages of shoppers are never stored.
 */
export function FollowLinks({ prefetches }: { prefetches: boolean }) {
  useFollowLinks();
  const page = usePointedPage();
  return prefetches && page && <PrefetchPageLinks page={page} />;
}
