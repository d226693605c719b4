import type { Page } from '@playwright/test';

/** What covers a part of the focused element, as `element under bar`; nothing where it is in full view. */
const coveredFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser has scrolled to the element, and what appears while scrolling is there.
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let last = -1; last !== scrollY; await frame()) last = scrollY;
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    /** The bar or panel above the page that an element is in. */
    const floating = (element: Element | null): Element | null => {
      if (!element || element === document.documentElement) return null;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' ? element : floating(element.parentElement);
    };
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    // A part that the window cannot show at once is covered by nothing.
    const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
    const middle = (left + right) / 2;
    for (const y of [first, (first + last) / 2, last])
      for (const x of [left + 3, middle, right - 3]) {
        const bar = floating(document.elementFromPoint(x, y));
        if (bar && !bar.contains(focused)) return `${describe(focused)} under ${describe(bar)}`;
      }
    return undefined;
  });

/**
 * Goes through the page with Tab, from its beginning to its end, and back with Shift and Tab.
 * @returns each element that a bar covered while it had the focus (WCAG 2.4.11), in either direction
 */
export async function findCoveredFocus(page: Page, most = 250): Promise<string[]> {
  const found: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < most; press += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const covered = await coveredFocus(page);
      if (covered !== undefined) found.push(`${key}: ${covered}`);
    }
  return found;
}
