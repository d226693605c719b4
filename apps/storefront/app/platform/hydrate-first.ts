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
 * Has React hydrate what stays on the next page before the rest of this one. It shows the next page only then: it would
 * begin to render that, find a part that it has not hydrated, do so, and begin again.
 * @param selector CSS selector of an element in each of these parts
 */
export function hydrateFirst(selector: string): void {
  startTransition(() => {
    for (const element of document.querySelectorAll(selector)) root?.unstable_scheduleHydration?.(element);
  });
}
