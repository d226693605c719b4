import { addMissing } from './missing.ts';

class NoObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds: readonly number[] = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const nothing = () => {};

/** Adds APIs that depend on a layout, which jsdom and happy-dom lack: nothing scrolls, has a size or moves. */
export function addLayout(): void {
  addMissing(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    checkVisibility: () => true,
    getAnimations: () => [],
  });
  addMissing(globalThis, {
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    /** A window in which no media query matches: wide, light, with a pointer and with motion. */
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  });
  // jsdom has this function, but it writes "not implemented" to the console.
  if (navigator.userAgent.includes('jsdom')) Object.assign(globalThis, { scrollTo: nothing });
}
