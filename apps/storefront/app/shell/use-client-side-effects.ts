import { useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserGrants, clearLocalData, hasCookie, setCookie } from '../session/index.ts';
import type { Flash } from '../session/index.server.ts';
import { useFocusHeading } from '../navigation/index.ts';
import { whenIdle } from '../../speed/browser/when-idle.ts';

/**
 * Work for the browser after each page: show the server's message, focus the heading, clear storage, and send the time
 * zone to the server.
 */
export function useClientSideEffects(flash: Flash | null): void {
  const { key } = useLocation();
  const toast = useToast();
  useFocusHeading();

  useEffect(() => {
    if (flash) toast({ tone: flash.tone, message: flash.message });
  }, [flash, toast]);

  useEffect(() => {
    void key; // every navigation may have brought a new cookie
    // The browser asks another process for its cookies, and the page would wait for that.
    return whenIdle(() => {
      if (hasCookie('clearStorage')) {
        clearLocalData();
        setCookie('clearStorage', '');
      }
      if (browserGrants('preferences') && !hasCookie('timeZone'))
        setCookie('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
    });
  }, [key]);
}
