let isWanted = false;

/** Loads the page again. */
export function reloadPage(): void {
  isWanted = true;
  location.reload();
}

/** Browsers before 2026 do not have it. */
const navigation = () => (globalThis as { navigation?: Navigation }).navigation;

/** Whether `keepFromReloads` works in this browser. */
export const keepsFromReloads = (): boolean => navigation() !== undefined;

/**
 * The router reloads the current page when code of another page cannot be loaded. A browser without a connection then
 * shows its own error page; one that is already going elsewhere stays. This prevents such reloads, but neither
 * `reloadPage` nor the browser's own button.
 * @param onReload - Called for each reload that was prevented.
 * @returns a function that allows reloads again
 */
export function keepFromReloads(onReload?: () => void): () => void {
  const keep = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isWanted) return;
    event.preventDefault();
    onReload?.();
  };
  navigation()?.addEventListener('navigate', keep);
  return () => navigation()?.removeEventListener('navigate', keep);
}
