/** Whether the visitor has asked the browser to load little data (the Save-Data client hint). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
