/** How long nothing scrolls before a scroll counts as ended, in milliseconds: browsers report about every 16 ms. */
const pause = 120;

/**
 * Calls a function when an element has stopped scrolling: by `scrollend`, or in WebKit before Safari 26.2, which has no
 * such event, when no `scroll` has come for a while.
 * @returns what ends it
 */
export function onScrollEnd(element: HTMLElement, ended: () => void): () => void {
  if ('onscrollend' in window) {
    element.addEventListener('scrollend', ended);
    return () => element.removeEventListener('scrollend', ended);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrolled = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, pause);
  };
  element.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', scrolled);
  };
}
