'use client';
import { wrapper } from './top-layer.css.ts';

/**
 * A ref for the content of a floating Radix element: shows the element that Radix places in the top layer. So it needs
 * no portal, keeps theme and direction of its place, and neither a scrolling parent nor a modal dialog covers it.
 */
export function showInTopLayer(content: HTMLElement | null): void {
  const placed = content?.parentElement;
  if (!placed || !('showPopover' in placed)) return;
  placed.classList.add(wrapper);
  placed.popover = 'manual';
  if (placed.isConnected && !placed.matches(':popover-open')) placed.showPopover();
}
