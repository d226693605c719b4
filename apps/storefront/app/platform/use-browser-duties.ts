import { useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clearLocalData } from './clear-local-data.ts';
import { readableCookies as cookies } from './readable-cookies.ts';
import type { Flash } from './flash.server.ts';

const hasCookie = (name: string) => document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));

/** What only the browser can do after each page: show the server's message, wipe storage, tell its time zone. */
export function useBrowserDuties(flash: Flash | null): void {
  const { key } = useLocation();
  const toast = useToast();

  useEffect(() => {
    if (flash) toast({ tone: flash.tone, message: flash.message });
  }, [flash, toast]);

  useEffect(() => {
    void key; // every navigation may have brought a new cookie
    if (hasCookie(cookies.wipe.name)) {
      clearLocalData();
      document.cookie = `${cookies.wipe.name}=; Path=/; Max-Age=0`;
    }
    if (!hasCookie(cookies.timeZone.name)) {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      document.cookie = `${cookies.timeZone.name}=${encodeURIComponent(zone)}; Path=/; Max-Age=${cookies.timeZone.maxAge}; SameSite=Lax`;
    }
  }, [key]);
}
