import type { Page } from '@playwright/test';
import { signInAsNewShopper } from './accounts.ts';
import { colourfulCategory } from './catalog-samples.ts';
import { receiveTwo } from './operator.ts';
import { publicPages } from './public-addresses.ts';
import { answers, expect, test } from './shop.ts';
import { buyingPages, historyPages, keptPages, numberedPages, signInAsDemoShopper } from './signed-in.ts';

/** For many pages one after the other, even on a busy machine. */
test.setTimeout(600_000);

/** Names of visible buttons that HTML alone does not handle, including those in parts that can be opened. */
const deadButtons = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isAnswered = (button: HTMLButtonElement) =>
      button.type !== 'button' || button.disabled || button.popoverTargetElement !== null;
    return [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !isAnswered(button))
      .map((button) => button.ariaLabel ?? button.textContent);
  });

async function expectAnswers(page: Page, paths: readonly string[]): Promise<void> {
  // The script of the shop never arrives.
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  for (const path of paths)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1280) await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await deadButtons(page), `${path} at ${width} px`).toEqual([]);
    }
}

test('no button of a public page is seen before something answers it', async ({ page }) => {
  await expectAnswers(page, publicPages);
});

test('no button of a shopper’s own page is seen before something answers it', async ({ page }) => {
  await signInAsDemoShopper(page.request);
  await expectAnswers(page, [
    ...keptPages,
    ...historyPages,
    ...(await numberedPages()),
    ...(await buyingPages()),
  ]);
});

test('stars that are given before the script of the page stay, and are not taken for a draft', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await receiveTwo(page, shopper);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/users/evaluation_confirm?orderNo=${orderNo}`, { waitUntil: 'commit' });
  const stars = page.getByText('4 stars, Good');
  for (const index of [0, 1]) await stars.nth(index).locator('..').click();
  held.resolve();
  const given = page.getByRole('radio', { name: '4 stars, Good' });
  await expect(page.locator('[data-part=value]')).toHaveText(['Good', 'Good']);
  for (const index of [0, 1]) await expect(given.nth(index)).toBeChecked();
  await expect(page.getByText('This is what you wrote before')).toHaveCount(0);
});

test('what is entered before the script of the page is added to what was written before', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const address = `/users/evaluation_confirm?orderNo=${await receiveTwo(page, shopper)}`;
  const stars = (name: string) => page.getByRole('radio', { name }).first();
  const text = page.getByRole('textbox').first();
  await page.goto(address);
  await answers(page);
  await page.getByText('2 stars, Not so good').first().locator('..').click();
  await text.fill('The glaze is thin');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText('4 stars, Good').first().locator('..').click();
  held.resolve();
  await expect(page.getByText('This is what you wrote before')).toBeVisible();
  await expect(stars('4 stars, Good')).toBeChecked();
  await expect(text).toHaveValue('The glaze is thin');
});

test('a menu of filters stays where it was opened until the code for its position has arrived', async ({
  page,
}) => {
  const { id, colours, common } = await colourfulCategory();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/float-position-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/categories?id=${id}`);
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByText(colours.name, { exact: true }).click();
  const option = filters.getByRole('link', { name: `${common.name} ${common.count}` });
  await expect(option).toBeVisible();
  const panel = filters.locator('details[open] [data-part=panel]');
  await expect(panel).toHaveCSS('opacity', '1');
  const place = async () => {
    const { x, y } = (await panel.boundingBox()) ?? {};
    return { x, y };
  };
  const before = await place();
  held.resolve();
  await expect(panel).toHaveAttribute('popover');
  await expect.poll(place).toEqual(before);
  await option.click();
  await expect(page).toHaveURL(new RegExp(`values=${common.id}`));
});
