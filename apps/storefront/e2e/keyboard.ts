import type { Page } from '@playwright/test';

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: RegExp, most = 140): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const isField =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      const label = isField ? (element.labels?.[0]?.textContent ?? '') : '';
      return element?.getAttribute('aria-label') || label || element?.textContent || '';
    });
    if (name.test(at.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

/** Moves with Tab to an element, and presses a key there. */
export async function pressAt(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Moves with Tab to a field, and types into it, which replaces its contents. */
export async function typeAt(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
