/** Whether the visitor has asked the browser to load little (the Save-Data client hint). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
