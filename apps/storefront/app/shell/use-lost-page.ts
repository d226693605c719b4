import { useToast } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigation } from 'react-router';
import { keepFromReloads } from '../browser/index.ts';
import { useMessages } from '../messages/index.ts';
import { readResource } from '../http/index.ts';
import { runningBuild } from './resources.ts';

/**
 * When the code of the next page cannot be loaded, the router reloads the current page, which a browser without a
 * connection replaces by its own error page. Here the page stays instead, with a message; if the shop responds, the
 * next page is loaded as a document.
 *
 * @returns whether the page that is being loaded cannot arrive
 */
export function useLostPage(): boolean {
  const t = useMessages('site');
  const toast = useToast();
  const { location: next } = useNavigation();
  const href = useHref(next ?? '');
  const [lost, setLost] = useState<typeof next>();
  const open = useRef((_to: string) => Promise.resolve());

  useEffect(() => {
    open.current = async (to) => {
      if (await readResource(runningBuild)) return location.assign(to);
      toast({
        tone: 'critical',
        message: t('site.unreachable'),
        action: { label: t('site.tryAgain'), onSelect: () => void open.current(to) },
      });
    };
  }, [t, toast]);

  useEffect(() => {
    if (!next) return undefined;
    return keepFromReloads(() => {
      setLost(next);
      void open.current(href);
    });
  }, [next, href]);

  return next !== undefined && lost === next;
}
