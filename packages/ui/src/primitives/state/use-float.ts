'use client';
import { useEffect, type RefObject } from 'react';

export interface FloatOptions {
  open: boolean;
  /** What it opens at. */
  anchor: RefObject<Element | null>;
  /** An element with `popover="manual"`. */
  float: RefObject<HTMLElement | null>;
  side?: 'bottom' | 'top' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** At least as wide as its anchor. */
  matchWidth?: boolean | undefined;
}

const gap = 4;
const margin = 8;

function place({ anchor, float, side, align, matchWidth }: FloatOptions) {
  const box = anchor.current?.getBoundingClientRect();
  const element = float.current;
  if (!box || !element) return;
  const { style } = element;
  const room = document.documentElement.clientWidth;
  if (matchWidth) style.setProperty('min-inline-size', `${Math.min(box.width, room - 2 * margin)}px`);
  const width = element.offsetWidth;
  const rtl = getComputedStyle(element).direction === 'rtl';
  const left = {
    left: box.left,
    right: box.right - width,
    center: (box.left + box.right - width) / 2,
  }[align === 'center' ? 'center' : (align === 'end') === rtl ? 'left' : 'right'];
  const below = innerHeight - box.bottom - gap - margin;
  const above = box.top - gap - margin;
  const height = element.scrollHeight;
  const up = side === 'top' ? above >= height || above > below : below < height && above > below;
  style.setProperty('left', `${Math.max(margin, Math.min(left, room - width - margin))}px`);
  style.setProperty('top', up ? 'auto' : `${box.bottom + gap}px`);
  style.setProperty('bottom', up ? `${innerHeight - box.top + gap}px` : 'auto');
  style.setProperty('max-block-size', `${Math.max(0, up ? above : below)}px`);
}

/**
 * Shows an element in the top layer, so that no scrolling parent and no dialog cuts it, and keeps it at its anchor.
 * The place is set through the CSSOM, which a strict content security policy allows. CSS anchors would need a name
 * per instance and do not reach every browser we serve, so there is one way for all of them.
 */
export function useFloat({
  open,
  anchor,
  float,
  side = 'bottom',
  align = 'start',
  matchWidth,
}: FloatOptions) {
  useEffect(() => {
    const element = float.current;
    // Test environments without a top layer show it where it stands.
    if (!open || !element || !('showPopover' in element)) return undefined;
    const update = () => place({ open, anchor, float, side, align, matchWidth });
    if (!element.matches(':popover-open')) element.showPopover();
    update();
    addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
      if (element.isConnected) element.hidePopover();
    };
  }, [open, anchor, float, side, align, matchWidth]);
}
