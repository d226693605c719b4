import { startTransition } from 'react';
import type { Root } from 'react-dom/client';

/** React's types leave it out. */
interface HydrationRoot extends Root {
  readonly unstable_scheduleHydration?: (target: Element) => void;
}

let root: HydrationRoot | undefined;

export const setHydrationRoot = (shown: Root): void => {
  root = shown;
};

/**
 * Has React hydrate a part that stays on the next page before the rest of this one. It shows the next page only then: it
 * would begin to render that, find a part that it has not hydrated, do so, and begin again.
 * @param selector CSS selector of an element in the part
 */
export function hydrateFirst(selector: string): void {
  startTransition(() => {
    const element = document.querySelector(selector);
    if (element) root?.unstable_scheduleHydration?.(element);
  });
}
