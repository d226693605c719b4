import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { preloadMessagesOf } from '../messages/index.ts';
import { isPrefetched } from '../platform/prefetch.ts';
import { linkOf } from '../platform/use-follow-links.ts';

/** How long a pointer rests on a link before its page is loaded, in milliseconds: who only passes over it loads nothing. */
const rest = 30;

/** @returns the address of the page that somebody points at, and may open next */
export function usePointedPage(): string | undefined {
  const [pointed, setPointed] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (link: HTMLAnchorElement | null, after = rest) => {
      clearTimeout(timer);
      const path = link && splitLocalePath(link.pathname).path;
      if (!path || !isPrefetched(path)) return setPointed(undefined);
      timer = setTimeout(() => {
        setPointed(link.pathname + link.search);
        void preloadMessagesOf(path);
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
  return pointed;
}
