import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrefetchPageLinks } from 'react-router';
import { preloadMessagesOf } from '../messages/index.ts';
import { isPrefetched } from '../platform/prefetch.ts';
import { linkOf } from '../platform/use-follow-links.ts';

/** Before what the first interaction loads. React Router's type does not know the attribute. */
const urgent = { fetchPriority: 'high' };

/** How long a pointer rests on a link before its page is loaded, in milliseconds: who only passes over it loads nothing. */
const rest = 30;

/** The address of the page that somebody points at. */
function usePointedPage(): string | undefined {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: HTMLAnchorElement | null = null;
    let loaded: string | undefined;
    const load = (link: HTMLAnchorElement, after: number) => {
      clearTimeout(timer);
      const { path } = splitLocalePath(link.pathname);
      if (!isPrefetched(path)) return;
      timer = setTimeout(() => {
        const page = link.pathname + link.search;
        if (page === loaded) return;
        loaded = page;
        // Rendered at once: React would first finish what the pointer has caused on a card, on a slow processor 200 ms.
        flushSync(() => setPage(page));
        void preloadMessagesOf(path);
      }, after);
    };
    const leave = () => {
      clearTimeout(timer);
      if (loaded !== undefined) setPage(undefined);
      loaded = undefined;
    };
    const point = (link: HTMLAnchorElement | null) => {
      if (link !== pointed) leave();
      pointed = link;
      if (link) load(link, rest);
    };
    // The pointer may have come to rest before this code was there.
    point(document.querySelector<HTMLAnchorElement>('a[data-page]:hover'));
    const pointTo = (event: Event) => point(linkOf(event));
    // The click comes when the button is let go: a tenth of a second later.
    const press = (event: Event) => {
      const link = linkOf(event);
      if (link) load(link, 0);
    };
    const listeners = Object.entries({
      pointermove: pointTo,
      focusin: pointTo,
      touchstart: pointTo,
      mousedown: press,
    });
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      leave();
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, []);
  return page;
}

/**
 * Loads the page that somebody points at before it is asked for. Its data stays in this document (our patch of React
 * Router): no cache of the browser keeps what is personal.
 */
export function PointedPage() {
  const page = usePointedPage();
  return page && <PrefetchPageLinks page={page} {...urgent} />;
}
