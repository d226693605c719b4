const key = 'mf-reloaded-at';
const minute = 60_000;

/** What was asked for without a connection may be reported as lost when there is one again, in milliseconds. */
const lateReport = 5_000;

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the requested page is then
 * loaded whole, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 */
export function recoverFromMissingChunks(): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Code that the connection has lost is no missing code: the page stays, and asks for it again.
    if (!navigator.onLine || Date.now() - onlineSince < lateReport || Date.now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
