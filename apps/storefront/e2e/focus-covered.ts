import type { Page } from '@playwright/test';

/** Whether the focus is in the content, and the bar that covers a whole side or the middle of the focused element. */
const readFocus = (page: Page) =>
  page.evaluate(async () => {
    // Waits for elements that appear while the browser scrolls.
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let last = -1; last !== scrollY; await frame()) last = scrollY;
    const focused = document.activeElement;
    const inMain = Boolean(focused?.closest('main'));
    if (!focused) return { inMain };
    const describe = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const floating = (element: Element | null): Element | undefined => {
      if (!element || element === document.documentElement) return undefined;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' ? element : floating(element.parentElement);
    };
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    // A few pixels of a border do not count as the element.
    const [first, last] = [Math.max(top, 0) + 6, Math.min(bottom, innerHeight) - 6];
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    const middle = (first + last) / 2;
    const coverOf = (x: number, y: number) => {
      const bar = floating(document.elementFromPoint(x, y));
      return bar?.contains(focused) ? undefined : bar;
    };
    // The bars leave too little room for a whole large picture.
    for (const y of bottom - top > room ? [middle] : [first, middle, last]) {
      const covers = [left + 3, (left + right) / 2, right - 3].map((x) => coverOf(x, y));
      const [bar] = covers;
      if (bar && covers.every(Boolean))
        return { inMain, covered: `"${describe(focused)}" under "${describe(bar)}"` };
    }
    return { inMain };
  });

/**
 * Goes through the content of the page with Tab, and back with Shift and Tab.
 * @returns each element that a bar covered while it had the focus (WCAG 2.4.11)
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.locator('main :is(a, button)').first().focus();
  for (const key of ['Tab', 'Shift+Tab'] as const)
    for (let inMain = true; inMain; ) {
      await page.keyboard.press(key);
      const now = await readFocus(page);
      if (now.covered !== undefined) found.push(`${key}: ${now.covered}`);
      inMain = now.inMain;
    }
  return found;
}
