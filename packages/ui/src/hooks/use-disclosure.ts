'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface DisclosureOptions {
  /** Whether it is open initially; `false` by default. */
  defaultOpen?: boolean | undefined;
  /** Called after each change. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

export interface DisclosureState {
  /** Whether it is open. */
  open: boolean;
  /** Opens it. */
  show: () => void;
  /** Closes it. */
  hide: () => void;
  /** Opens it when it is closed, and closes it when it is open. */
  toggle: () => void;
  /** Pass it on with `open`: `<Dialog open={open} onOpenChange={onOpenChange}>`. */
  onOpenChange: (change: { open: boolean }) => void;
}

/**
 * The state of something that opens and closes from several places: a dialog, a drawer, a menu. Its functions stay the
 * same between renders. A component with one trigger needs no state: pass `trigger`.
 */
export function useDisclosure({
  defaultOpen = false,
  onOpenChange,
}: DisclosureOptions = {}): DisclosureState {
  const [open, setOpen] = useState(defaultOpen);
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });
  const change = useCallback(({ open: next }: { open: boolean }) => {
    if (next === latest.current.open) return;
    latest.current.open = next;
    setOpen(next);
    latest.current.onOpenChange?.({ open: next });
  }, []);
  const show = useCallback(() => change({ open: true }), [change]);
  const hide = useCallback(() => change({ open: false }), [change]);
  const toggle = useCallback(() => change({ open: !latest.current.open }), [change]);
  return { open, show, hide, toggle, onOpenChange: change };
}
