'use client';
import { useEffect, type RefObject } from 'react';

export interface FloatOptions {
  open: boolean;
  anchor: RefObject<Element | null>;
  /** An element with `popover="manual"`. */
  float: RefObject<HTMLElement | null>;
  side?: 'bottom' | 'top' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Makes it at least as wide as the anchor and this many pixels. */
  minWidth?: number | undefined;
}

type Positioning = typeof import('./float-position.ts');
let loaded: Positioning | undefined;

/** Loads `@floating-ui/dom`, which most pages need only after the first click, hover or focus. */
export const loadPositioning = () =>
  import('./float-position.ts').then(
    (positioning) => (loaded = positioning),
    // Without it the element stays at the position of the style sheet.
    () => undefined,
  );

export const isPositioningLoaded = (): boolean => loaded !== undefined;

/**
 * Shows an element in the top layer, so that no scrolling parent and no dialog clips it, and keeps it at its anchor.
 * docs/decisions/019
 */
export function useFloat({ open, anchor, float, side = 'bottom', align = 'start', minWidth }: FloatOptions) {
  useEffect(() => {
    const element = anchor.current;
    if (!element || loaded) return undefined;
    const load = () => void loadPositioning();
    element.addEventListener('pointerenter', load, { once: true });
    element.addEventListener('focusin', load, { once: true });
    return () => {
      element.removeEventListener('pointerenter', load);
      element.removeEventListener('focusin', load);
    };
  }, [anchor]);

  useEffect(() => {
    const element = float.current;
    // Test environments without a top layer leave it in the document flow.
    if (!open || !element || !('showPopover' in element)) return undefined;
    let stop: (() => void) | undefined;
    let closed = false;
    const keep = (positioning: Positioning | undefined) => {
      if (closed || !anchor.current) return;
      if (positioning) stop = positioning.keepAtAnchor(anchor.current, element, { side, align, minWidth });
      else element.style.removeProperty('opacity');
    };
    if (!element.matches(':popover-open')) element.showPopover();
    // Invisible, not hidden: it can get the focus before it is positioned.
    element.style.setProperty('opacity', '0');
    if (loaded) keep(loaded);
    else void loadPositioning().then(keep);
    return () => {
      closed = true;
      stop?.();
      if (element.isConnected) element.hidePopover();
    };
  }, [open, anchor, float, side, align, minWidth]);
}
