'use client';
import { useEffect, useReducer, useRef, type RefObject, type SyntheticEvent } from 'react';

export interface DetailsState {
  /** Controlled state; update it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** Synchronises a `<details>` with controlled state. Without `open` the browser manages the state. */
export function useDetails(
  detailsRef: RefObject<HTMLDetailsElement | null>,
  { open, defaultOpen = false, onOpenChange }: DetailsState,
) {
  const known = useRef(open ?? defaultOpen);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (open === undefined || !detailsRef.current) return;
    known.current = open;
    detailsRef.current.open = open;
  });
  return {
    open: open ?? defaultOpen,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => {
      const next = event.currentTarget.open;
      // Toggle events of nested elements bubble in React, and our own correction below fires one too.
      if (event.target !== event.currentTarget || next === known.current) return;
      known.current = next;
      onOpenChange?.({ open: next });
      // The browser has already toggled it: restores the state if the caller does not change it.
      if (open !== undefined) render();
    },
  };
}
