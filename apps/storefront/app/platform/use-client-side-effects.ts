import { useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clearLocalData } from './clear-local-data.ts';
import type { Flash } from './flash.server.ts';
import { useFocusHeading } from './focus-heading.ts';
import { pressAgain } from './hydrate-later.ts';
import { nextInteraction } from './load-until-there.ts';
import { hasCookie, setCookie } from './readable-cookies.ts';

/**
 * Waits for an interaction: the first `Intl.DateTimeFormat` of a page is slow, and only the answers to later requests show
 * times in this zone.
 */
async function tellTimeZone(): Promise<void> {
  await nextInteraction();
  setTimeout(() => setCookie('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone), 0);
}

/**
 * What only the browser can do: answer a press that came before the script, and after each page show the server's message,
 * focus the heading, clear storage, and tell the server its time zone once its visitor does something.
 */
export function useClientSideEffects(flash: Flash | null): void {
  const { key } = useLocation();
  const toast = useToast();
  useFocusHeading();
  useEffect(pressAgain, []);

  useEffect(() => {
    if (flash) toast({ tone: flash.tone, message: flash.message });
  }, [flash, toast]);

  useEffect(() => {
    void key; // every navigation may have brought a new cookie
    if (hasCookie('clearStorage')) {
      clearLocalData();
      setCookie('clearStorage', '');
    }
    if (!hasCookie('timeZone')) void tellTimeZone();
  }, [key]);
}
