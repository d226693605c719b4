/** Kept when local data is cleared (spec §4, §9): the last home page, shown without a network. */
export const homeDataKey = 'homeDataPc';

/** Clears what the shop stores in the browser, except the home data. Browsers may deny access to storage. */
export function clearLocalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== homeDataKey) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // without access to storage there is nothing to clear
  }
}
