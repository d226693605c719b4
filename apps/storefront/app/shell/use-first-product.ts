import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { settled } from '../platform/hydrate-later.ts';
import { isInWindow } from '../platform/is-in-window.ts';
import { useRoot } from '../platform/root-data.ts';
import { savesData } from '../platform/saves-data.ts';
import { loadLinkAhead } from './load-link-ahead.ts';

/** When it is asked for, in milliseconds: on a slow line its answer begins when the other parts of the page have come. */
const afterOtherParts = settled + 200;

/**
 * Loads the first product that a visitor can see, unless the visitor saves data: all products share the code of their
 * page, and a finger that touches a card leaves no time to load it.
 */
export function useFirstProduct(): void {
  const { shopper } = useRoot();
  const { key } = useLocation();
  const isLoaded = useRef(false);

  useEffect(() => {
    void key; // the next page may show one
    if (shopper.signedIn || isLoaded.current || savesData()) return undefined;
    const timer = setTimeout(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/goods_detail/"]')];
      const link = links.find((card) => isInWindow(card.getBoundingClientRect()));
      if (!link) return;
      isLoaded.current = true;
      // After what is loaded for the page itself.
      loadLinkAhead(link, 'low');
    }, afterOtherParts);
    return () => clearTimeout(timer);
  }, [shopper.signedIn, key]);
}
