import { splitLocalePath } from '@marketfront/i18n';
import { useEffect } from 'react';
import { isPrefetched } from '../platform/prefetch.ts';
import { linkOf } from '../platform/use-follow-links.ts';
import { loadLinkAhead } from './load-link-ahead.ts';

/** How long a pointer rests on a link before its page is loaded, in milliseconds: who only passes over it loads nothing. */
const rest = 30;

/** Loads the page that somebody points at before it is asked for. */
export function usePointedPage(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loaded: HTMLAnchorElement | null = null;
    const point = (link: HTMLAnchorElement | null, after = rest) => {
      clearTimeout(timer);
      if (link === loaded) return;
      loaded = null;
      if (!link || !isPrefetched(splitLocalePath(link.pathname).path)) return;
      timer = setTimeout(() => {
        loaded = link;
        // Before what the first interaction loads.
        loadLinkAhead(link, 'high');
      }, after);
    };
    // The pointer may have come to rest before this code was there.
    point(document.querySelector<HTMLAnchorElement>('a[data-page]:hover'));
    const pointTo = (event: Event) => point(linkOf(event));
    // The click comes when the button is let go: a tenth of a second later.
    const press = (event: Event) => point(linkOf(event), 0);
    const listeners = Object.entries({
      pointermove: pointTo,
      focusin: pointTo,
      touchstart: pointTo,
      mousedown: press,
    });
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, []);
}
