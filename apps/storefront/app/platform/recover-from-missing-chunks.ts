const key = 'mf-reloaded-at';
const minute = 60_000;

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the requested page is then
 * loaded whole, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 */
export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Without a connection nothing can be loaded: the page stays.
    if (!navigator.onLine || Date.now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
