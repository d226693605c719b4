import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isInWindow } from '../platform/is-in-window.ts';
import { useRoot } from '../platform/root-data.ts';
import { savesData } from '../platform/saves-data.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { loadLinkAhead } from './load-link-ahead.ts';

/**
 * Loads the first product that a visitor can see when the browser is idle, unless the visitor saves data: all products
 * share the code of their page, and a finger that touches a card leaves no time to load it.
 */
export function useFirstProduct(): void {
  const { shopper } = useRoot();
  const { key } = useLocation();
  const isLoaded = useRef(false);

  useEffect(() => {
    void key; // the next page may show one
    if (shopper.signedIn || isLoaded.current || savesData()) return undefined;
    return whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/goods_detail/"]')];
      const link = links.find((card) => isInWindow(card.getBoundingClientRect()));
      if (!link) return;
      isLoaded.current = true;
      // After what is loaded for the page itself.
      loadLinkAhead(link, 'low');
    });
  }, [shopper.signedIn, key]);
}
