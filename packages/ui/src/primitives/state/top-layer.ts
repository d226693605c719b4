'use client';
import { wrapper } from './top-layer.css.ts';

/**
 * A ref for the content of a floating Radix element: shows the element that Radix positions in the top layer. So it
 * needs no portal, keeps the theme and direction of its parent, and no scrolling parent or modal dialog covers it.
 */
export function showInTopLayer(content: HTMLElement | null): void {
  const placed = content?.parentElement;
  if (!placed || !('showPopover' in placed)) return;
  placed.classList.add(wrapper);
  placed.popover = 'manual';
  if (placed.isConnected && !placed.matches(':popover-open')) placed.showPopover();
}
