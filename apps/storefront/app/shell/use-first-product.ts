import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { preloadMessagesOf } from '../messages/index.ts';
import { settled } from '../platform/hydrate-later.ts';
import { isInWindow } from '../platform/is-in-window.ts';
import { useRoot } from '../platform/root-data.ts';
import { savesData } from '../platform/saves-data.ts';

/** When it is asked for, in milliseconds: on a slow line its answer begins when the other parts of the page have come. */
const afterOtherParts = settled + 200;

/**
 * The first product that a visitor can see, unless the visitor saves data: all products share the code of their page, and
 * a finger that touches a card leaves no time to load it.
 * @returns the address of its page
 */
export function useFirstProduct(): string | undefined {
  const { shopper } = useRoot();
  const { key } = useLocation();
  const [first, setFirst] = useState<{ readonly key: string; readonly page: string }>();

  useEffect(() => {
    if (shopper.signedIn || first || savesData()) return undefined;
    const timer = setTimeout(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/goods_detail/"]')];
      const link = links.find((card) => isInWindow(card.getBoundingClientRect()));
      if (!link) return;
      setFirst({ key, page: link.pathname + link.search });
      void preloadMessagesOf(splitLocalePath(link.pathname).path);
    }, afterOtherParts);
    return () => clearTimeout(timer);
  }, [shopper.signedIn, key, first]);
  // On the pages after it, it would be asked for again.
  return first?.key === key ? first.page : undefined;
}
