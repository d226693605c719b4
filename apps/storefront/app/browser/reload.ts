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
 * The router reloads the current page when code of another page cannot be loaded. Without a connection the browser
 * then shows its own error page; in Firefox and WebKit the reload also cancels the navigation that made the code fail.
 * This prevents such reloads, but neither `reloadPage` nor the browser's own button.
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
