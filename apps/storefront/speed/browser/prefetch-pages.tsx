import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { keepFromReloads, keepsFromReloads } from '../../app/browser/reload.ts';
import { messagesOnDemand, pageMessages } from '../../app/messages/index.ts';
import { pageToBrowse } from '../../app/navigation/page-to-browse.ts';
import { linkOf } from '../../app/navigation/use-follow-links.ts';
import { nextInteraction } from './load-until-there.ts';

/**
 * The time that a pointer rests on a link before its page is loaded, in milliseconds: passing over it loads nothing.
 */
const rest = 30;

/**
 * Loads the page to browse at which a visitor points: its messages, and, by links of the router, its code and data,
 * which the browser keeps for ten seconds (`server/app.ts`). A single listener for all links of the page.
 * The router reloads the current page if that code cannot be loaded. Where the browser cannot prevent this, only the
 * messages are loaded.
 */
export function PrefetchPages() {
  const [page, setPage] = useState<string>();
  // In development Vite reloads the page, too.
  useEffect(() => (import.meta.env.PROD ? keepFromReloads() : undefined), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // At the first interaction: otherwise the messages of the next page would wait for the code that requests them.
    void nextInteraction().then(() => messagesOnDemand.load());
    const point = (link: HTMLAnchorElement | null, after = rest) => {
      clearTimeout(timer);
      if (!link) return setPage(undefined);
      timer = setTimeout(() => {
        const found = pageToBrowse(splitLocalePath(link.pathname).path);
        if (keepsFromReloads()) setPage(found && link.pathname + link.search);
        pageMessages(...(found?.messages ?? []));
      }, after);
    };
    // The pointer may have stopped on a link before this code was loaded.
    point(document.querySelector<HTMLAnchorElement>('a[data-page]:hover'));
    const pointTo = (event: Event) => point(linkOf(event));
    // The click follows when the button is released: a tenth of a second later.
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
  return page && <PrefetchPageLinks key={page} page={page} />;
}
