/** Outlives the wipe (spec §4, §9): the last home page, shown when the network is gone. */
export const homeDataKey = 'homeDataPc';

/** Wipes what the shop keeps in the browser, but for the home data. Storage may be denied: then there is nothing. */
export function clearLocalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== homeDataKey) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // denied storage holds nothing of ours
  }
}
