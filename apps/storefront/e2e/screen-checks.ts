import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './shop.ts';

/** From the smallest phones, or four hundred per cent of zoom, to wide windows. */
const widths = [320, 360, 390, 480, 640, 768, 1024, 1280, 1440, 1920] as const;

/** How many pixels a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page that is open is no wider than the window, whatever its width. */
export async function expectFits(page: Page, of: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of of) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** No violation that axe can find in the light theme, and no text without contrast in the dark one. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within };
  // From the top of the page: elsewhere the header covers a part of some links.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, part);
  // Colours on their way from one theme to the other have no contrast: without motion they change at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { ...part, rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Names of controls that do not contain the text that is seen: who speaks to the computer says that text. */
export async function expectNamesBeginWithText(page: Page): Promise<void> {
  const wrong = await page.locator(':is(a, button)[aria-label]').evaluateAll((controls) =>
    controls
      .filter((control) => !control.querySelector('[aria-hidden] *, [aria-hidden]'))
      .map(
        (control) => [control.textContent?.trim() ?? '', control.getAttribute('aria-label') ?? ''] as const,
      )
      .filter(([text, name]) => text && !name.toLowerCase().includes(text.toLowerCase())),
  );
  expect.soft(wrong, page.url()).toEqual([]);
}
