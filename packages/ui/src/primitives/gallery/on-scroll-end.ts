/** How long nothing scrolls before a scroll counts as ended, in milliseconds: browsers report about every 16 ms. */
const pause = 120;

/**
 * Calls a function when an element has stopped scrolling: by `scrollend`, or when no `scroll` has come for a while. WebKit
 * before Safari 26.2 has no `scrollend`, and Chromium leaves it out of a scroll that starts before that of the one before
 * was told.
 * @returns what ends it
 */
export function onScrollEnd(element: HTMLElement, ended: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const scrolled = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, pause);
  };
  const told = () => {
    clearTimeout(timer);
    ended();
  };
  element.addEventListener('scroll', scrolled, { passive: true, signal });
  element.addEventListener('scrollend', told, { signal });
  return () => leaving.abort();
}
