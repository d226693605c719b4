import { act, type ReactNode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

interface Hydration extends HydrationOptions {
  /** Runs after React was told to hydrate, before it does. */
  readonly meanwhile?: (root: Root) => void;
}

/** React in the body of the page of each test; unmounted after the test. */
export function reactRoot() {
  let root: Root | undefined;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    vi.unstubAllGlobals();
  });
  return {
    render: (page: ReactNode) =>
      act(async () => {
        root ??= createRoot(document.body);
        root.render(page);
      }),
    /** @param html - The HTML from the server. */
    hydrate(html: string, page: ReactNode, { meanwhile, ...options }: Hydration = {}) {
      document.body.innerHTML = html;
      return act(async () => {
        // Same as in the shop (`entry.client.tsx`).
        startTransition(() => {
          root = hydrateRoot(document.body, page, options);
        });
        if (root) meanwhile?.(root);
      });
    },
  };
}
