const key = 'mf-reloaded-at';
const minute = 60_000;

/**
 * After a deploy the browser may ask for code that is gone. Vite tells by an event; the page that was wanted is then
 * loaded whole, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 */
export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
