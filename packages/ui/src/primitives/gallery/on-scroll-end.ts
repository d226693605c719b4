/** The time without `scroll` after which a scroll has ended, in milliseconds: browsers report about every 16 ms. */
const pause = 120;

/**
 * Calls a function when an element has stopped scrolling: by `scrollend`, or after a pause without `scroll`. WebKit
 * before Safari 26.2 has no `scrollend`, and Chromium omits it for a scroll that starts before the `scrollend` of the
 * previous one was reported.
 * @returns a function that stops listening
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
