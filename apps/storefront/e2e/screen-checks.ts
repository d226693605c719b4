import { en } from '@marketfront/ui/messages/en';
import type { Page } from '@playwright/test';
import { findSmallTargets } from '../../../packages/ui/src/testing/small-targets.ts';
import { expect, expectAccessible } from './shop.ts';

/** From the smallest phones, or 400 percent zoom, to wide windows. */
export const allWidths = [320, 360, 390, 480, 640, 768, 1024, 1280, 1440, 1920] as const;
/** Widths at which texts in another language may be too long, and at which the content has its own start height. */
export const someWidths = [320, 390, 768, 1280, 1440] as const;
/**
 * For many pages that share their parts: each page gets every third width, the next page others; all get the narrowest.
 */
export const widthsInTurn = (index: number): readonly number[] =>
  allWidths.filter((width, at) => width === allWidths[0] || at % 3 === index % 3);

/** The number of pixels by which a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Whether the header has moved overflowing entries into its menu "More": until then, they are in a hidden row below.
 */
const isBarFitted = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { bottom } = header.getBoundingClientRect();
    return [...header.querySelectorAll('nav > ul > li > a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .every((link) => link.getBoundingClientRect().top < bottom);
  });

/** The result of `read` once a new width has taken effect: the header then moves overflowing entries into its menu. */
export async function settled<T>(page: Page, read: (page: Page) => Promise<T>): Promise<T> {
  let last = await read(page);
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await read(page);
        return (await isBarFitted(page)) && JSON.stringify(last) === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return last;
}

/** The start of the content, in pixels below the top of the page, and the height of the header. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const header = document.querySelector('body > header');
    if (!main || !header) throw new Error('The page has no header or no content.');
    const padding = Number.parseFloat(getComputedStyle(main).paddingTop);
    return { start: main.getBoundingClientRect().top + scrollY + padding, header: header.clientHeight };
  });

/** The content starts at the specified height (§9). The checkout has its own header. */
export async function expectContentStart(page: Page): Promise<void> {
  if (/\/order\/(?:order_confirm|payment)/.test(page.url())) return;
  const { start, header } = await placesOf(page);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect.soft(start, where).toBeGreaterThanOrEqual(171);
  expect.soft(start, where).toBeLessThanOrEqual(176);
  expect.soft(header, where).toBe(160);
}

/** The open page is no wider than the window at any width, and starts at the same height in wide windows. */
export async function expectFits(page: Page, of: readonly number[] = allWidths): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of of) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 1280 || width === 1440) await expectContentStart(page);
  }
  await page.setViewportSize(before);
}

/**
 * Checks that axe finds no violation in a theme.
 * @param rules by default all
 */
async function expectAccessibleIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  part: { within: string; rules?: string[] },
): Promise<void> {
  // Scrolled once, so that everything is laid out; then from the top: elsewhere the header covers a part of some links.
  await page.evaluate(async () => {
    scrollTo({ top: 1, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // During a transition between themes, colours lack contrast: without motion they change immediately.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Checks that axe finds no violation in the light theme, and no text without contrast in the dark one. */
export async function expectAccessibleInBothThemes(page: Page, within = 'main'): Promise<void> {
  await expectAccessibleIn(page, 'light', { within });
  await expectAccessibleIn(page, 'dark', { within, rules: ['color-contrast'] });
}

/** For many pages that share their parts, every other one is dark: stories show each part in every theme. */
export const expectAccessibleInTurn = (page: Page, index: number, within = 'main'): Promise<void> =>
  expectAccessibleIn(page, index % 2 === 0 ? 'light' : 'dark', { within });

/** Names of controls contain the visible text, which users of voice control say. */
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

const messageKeys = Object.keys(en);

/** No text is the key of a design system message that the page lacks. */
export async function expectMessages(page: Page): Promise<void> {
  const named = await page.evaluate((keys) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<string>();
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (parentElement?.closest('script, style, template, noscript')) continue;
      for (const key of keys) if (data.includes(key)) seen.add(key);
    }
    return [...seen];
  }, messageKeys);
  expect.soft(named, page.url()).toEqual([]);
}

/** There is exactly one first-level heading, and no level is skipped. */
export async function expectHeadingLevels(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect.soft(levels.filter((level) => level === 1).length, page.url()).toBe(1);
  expect
    .soft(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      page.url(),
    )
    .toEqual([]);
}

/** All visible controls have at least 24 × 24 px (WCAG 2.5.8), on a phone and in a wide window. */
export async function expectTargetSizes(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findSmallTargets), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}
