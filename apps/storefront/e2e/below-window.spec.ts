import type { Page } from '@playwright/test';
import { answers, expect, test } from './shop.ts';

const main = (page: Page) => page.getByRole('main');

const policies = (page: Page) => page.locator('#policies, #reviews').last();
const lastRail = (page: Page) => main(page).locator('section').last();
const isLaidOut = (page: Page) =>
  lastRail(page).evaluate((section) =>
    section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The section in the middle of the window. */
const seen = (page: Page) =>
  page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')?.textContent,
  );

test('what is below the window is laid out when the page is scrolled, and stays so', async ({ page }) => {
  await page.goto('/');
  expect(await isLaidOut(page)).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => place(page)).toBeGreaterThan(1500);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('a reload and Back from another site return to the exact place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 3000));
  const before = await seen(page);
  await page.reload();
  await answers(page);
  await expect.poll(() => place(page)).toBe(3000);
  expect(await seen(page)).toBe(before);
  await page.goto('/help');
  await page.goBack();
  // The router writes the address of a page when it starts, which Playwright may mistake for the end of Back.
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => place(page)).toBe(3000);
  expect(await seen(page)).toBe(before);
});

test('a link to a section leads to it before the script of the page has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/goods_detail/1', { waitUntil: 'domcontentloaded' });
  await main(page)
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link')
    .last()
    .click();
  await expect
    .poll(() => policies(page).evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(250);
});

test('a link to a section of a product, in the page and from elsewhere, leads to its heading', async ({
  page,
}) => {
  await page.goto('/goods_detail/1');
  const top = () => policies(page).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await main(page)
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link')
    .last()
    .click();
  await expect.poll(top).toBeLessThan(250);
  const there = await top();
  const address = page.url();
  await page.goto('/help');
  await page.goto(address);
  await expect.poll(top).toBe(there);
});
