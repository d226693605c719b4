'use client';
import { useEffect, useReducer, useRef, type RefObject, type SyntheticEvent } from 'react';

export interface DetailsState {
  /** Opened by the caller, who listens to `onOpenChange`. */
  open?: boolean | undefined;
  /** Open at first; the reader decides from then on. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** Makes a `<details>` follow its caller when it is controlled. Uncontrolled, the browser keeps the state. */
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
      // A toggle of something inside bubbles in React, and our own correction toggles too.
      if (event.target !== event.currentTarget || next === known.current) return;
      known.current = next;
      onOpenChange?.({ open: next });
      // The browser ran ahead: a caller that says no puts it back.
      if (open !== undefined) render();
    },
  };
}
