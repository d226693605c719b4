import { splitLocalePath } from '@marketfront/i18n';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { preloadMessagesOf } from '../messages/index.ts';
import { isInWindow } from '../platform/is-in-window.ts';
import { useRoot } from '../platform/root-data.ts';
import { savesData } from '../platform/saves-data.ts';
import { whenIdle } from '../platform/when-idle.ts';

/** After what is loaded for the page itself. React Router's type does not know the attribute. */
const lowPriority = { fetchPriority: 'low' };

/**
 * Loads the first product that can be seen when the browser is idle, unless the visitor saves data: all products share the
 * code of their page, and a finger that touches a card leaves no time to load it.
 */
export function FirstProduct() {
  const { shopper } = useRoot();
  const { key } = useLocation();
  const [first, setFirst] = useState<{ page: string; seenOn: string }>();
  const isWanted = !shopper.signedIn && first === undefined;

  useEffect(() => {
    if (!isWanted || savesData()) return undefined;
    const load = () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/goods_detail/"]')];
      const link = links.find((card) => isInWindow(card.getBoundingClientRect()));
      if (!link) return;
      setFirst({ page: link.pathname + link.search, seenOn: key });
      void preloadMessagesOf(splitLocalePath(link.pathname).path);
    };
    return whenIdle(load);
  }, [isWanted, key]);

  return first?.seenOn === key && <PrefetchPageLinks page={first.page} {...lowPriority} />;
}
