import { browserGrants } from './readable-cookies.ts';

/** Kept when local data is cleared (spec §4, §9): the last home page, shown without a network. */
export const homeDataKey = 'homeDataPc';

/** Clears the shop's data in the browser, except the home data. Browsers may deny access to storage. */
export function clearLocalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== homeDataKey) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // without access to storage there is nothing to clear
  }
}

/** Data that the browser remembers only with consent to preferences (`state/`). */
const preferenceKeys = ['viewedProducts', 'searches', 'chosenOptions'] as const;

/** Removes data that was kept before the shopper refused it. */
export function forgetRefusedStorage(): void {
  if (browserGrants('preferences')) return;
  try {
    for (const key of preferenceKeys) localStorage.removeItem(key);
  } catch {
    // without access to storage there is nothing to forget
  }
}
