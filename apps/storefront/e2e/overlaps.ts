import type { Page } from '@playwright/test';

/**
 * Texts that cover each other, as `text × text`. Texts that float above the page, and parts that are scrolled out of
 * view, are left out.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isLarger = (box: Box, width: number, height: number) =>
      box.right - box.left > width && box.bottom - box.top > height;

    const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const known = new Map<Element, Box | null>();
    /** The area of an element's contents that it and its ancestors leave visible; null if it floats. */
    const visibleAreaOf = (element: Element | null): Box | null => {
      if (!element) return everywhere;
      const before = known.get(element);
      if (before !== undefined) return before;
      const around = visibleAreaOf(element.parentElement);
      const { position, overflowX, overflowY } = getComputedStyle(element);
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const floats = !around || position === 'fixed' || position === 'sticky';
      const own = floats ? null : clips ? meet(around, element.getBoundingClientRect()) : around;
      known.set(element, own);
      return own;
    };

    /** The visible parts of a text; none if it floats or is for assistive technology only. */
    const seenPartsOf = (text: Text): Box[] => {
      const seenIn = visibleAreaOf(text.parentElement);
      if (!seenIn) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      // `meet` creates plain objects: a DOMRect has no properties of its own to copy below.
      return [...range.getClientRects()]
        .map((part) => meet(part, seenIn))
        .filter((part) => isLarger(part, 3, 3));
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: (Box & { text: Text })[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      const isShown = parent?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        // The texts of a block without layout have no positions yet.
        contentVisibilityAuto: true,
      });
      if (!text.data.trim() || !parent || !isShown) continue;
      if (parent.closest('script, style, svg, dialog, [popover]')) continue;
      seen.push(...seenPartsOf(text).map((part) => ({ ...part, text })));
    }
    seen.sort((a, b) => a.top - b.top);
    const excerpt = ({ text }: { text: Text }) => text.data.trim().slice(0, 30);
    return seen.flatMap((one, at) => {
      const found: string[] = [];
      for (const other of seen.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        if (other.text !== one.text && isLarger(meet(one, other), 3, 5))
          found.push(`${excerpt(one)} × ${excerpt(other)}`);
      }
      return found;
    });
  });
