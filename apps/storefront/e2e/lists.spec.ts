import type { Page } from '@playwright/test';
import { colourfulCategory } from './catalog-samples.ts';
import { publicApi } from './accounts.ts';
import { answers, componentsOf, expect, test } from './shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });

test('a category is narrowed by a colour, a rating and a price, and widened again: on a phone in one sheet, at a desk by menus', async ({
  page,
}) => {
  const { id, facets, colours, common } = await colourfulCategory();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/categories?id=${id}`);
  await expect(count(page)).toHaveText(new RegExp(`^${facets.total} product`));
  const chosen = page.getByRole('group', { name: 'Chosen filters' });
  const everything = async () => {
    await expect(page).toHaveURL(new RegExp(`/categories\\?id=${id}$`));
    await expect(count(page)).toHaveText(new RegExp(`^${facets.total} product`));
  };

  await test.step('on a phone all filters are in one sheet', async () => {
    const top = await cards(page).first().boundingBox();
    expect(top?.y).toBeLessThanOrEqual(480);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('link', { name: `${common.name} ${common.count}` }).click();
    await sheet.getByRole('button', { name: new RegExp(`^Show ${common.count} product`) }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    await chosen.getByRole('link', { name: `Remove ${colours.name}: ${common.name}` }).click();
    await everything();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  const filters = page.getByRole('group', { name: 'Filters' });
  const setPrice = async (min: string, max: string) => {
    await filters.getByText('Price', { exact: true }).click();
    await filters.getByRole('textbox').nth(0).fill(min);
    await filters.getByRole('textbox').nth(1).fill(max);
    await filters.getByRole('button', { name: 'Confirm' }).click();
  };

  await test.step('at a desk its colour is chosen in a menu, which stays open', async () => {
    await filters.getByText(colours.name, { exact: true }).click();
    const option = filters.getByRole('link', { name: `${common.name} ${common.count}` });
    await option.click();
    await expect(page).toHaveURL(new RegExp(`values=${common.id}`));
    await expect(count(page)).toHaveText(new RegExp(`^${common.count} product`));
    await expect(option).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('when nothing fits, the filter that hides the goods is offered to be dropped', async () => {
    await setPrice('9000000', '');
    await expect(page.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible();
    await page.getByRole('link', { name: `Without “From $9,000,000.00”: ${common.count}` }).click();
    await expect(count(page)).toHaveText(new RegExp(`^${common.count} product`));
  });

  await test.step('prices are typed in any order; filters are removed one by one, put back and cleared', async () => {
    await setPrice('500', '20,5');
    await expect(page).toHaveURL(/min=20\.5&max=500/);
    await page.keyboard.press('Escape');
    await expect(chosen.getByText('Price $20.50 – $500.00')).toBeVisible();
    await chosen.getByRole('link', { name: `Remove ${colours.name}: ${common.name}` }).click();
    await expect(page).not.toHaveURL(/values=/);
    await page.goBack();
    await expect(chosen.getByText(`${colours.name}: ${common.name}`)).toBeVisible();
    await chosen.getByRole('link', { name: 'Clear all' }).click();
    await everything();
  });
});

test('filters that are chosen while the list is still loading join the ones before', async ({ page }) => {
  const { id, colours, common } = await colourfulCategory();
  await page.goto(`/categories?id=${id}`);
  await answers(page);
  // The responses of the shop arrive late.
  await page.route(/\/categories\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByText(colours.name, { exact: true }).click();
  await filters.getByRole('link', { name: `${common.name} ${common.count}` }).click();
  await page.keyboard.press('Escape');
  await filters.getByText('Rating', { exact: true }).click();
  await filters.getByRole('link', { name: /^4 stars/ }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: 'Sort by' })
    .getByRole('link', { name: /^Price/ })
    .click();
  await expect(page).toHaveURL((url) => {
    const chosen = url.searchParams;
    return (
      chosen.get('values') === String(common.id) &&
      chosen.get('star') === '4' &&
      chosen.get('price') === 'asc'
    );
  });
});

test('the first press on "Filters" opens them; a list is narrowed to a country, sorted in place, shown in another size and layout, and read page by page', async ({
  page,
}) => {
  const facets = await publicApi().catalog.facets({});
  const [{ country, count: sent } = { country: '', count: 0 }] = facets.shipsFrom;
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '';
  await page.goto('/categories');
  const main = page.getByRole('main');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const view = page.getByRole('group', { name: 'View' });
  /** The address changes a moment before the page does. */
  const expectPage = (number: number) =>
    expect(pages.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

  await test.step('the first press on "Filters" opens them, also before their code is loaded', async () => {
    await answers(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  await test.step('only what is sent from a country', async () => {
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Ships from', { exact: true }).click();
    await sheet.getByRole('link', { name: `${countryName} ${sent}` }).click();
    await expect(page).toHaveURL(new RegExp(`from=${country}$`));
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText(new RegExp(`^${sent} product`));
    await page.getByRole('link', { name: `Remove Ships from: ${countryName}` }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(count(page)).toHaveText(new RegExp(`^${facets.total} product`));
  });

  await test.step('as many products as asked', async () => {
    await expect(cards(page)).toHaveCount(20);
    const size = page.getByRole('group', { name: 'Products per page' });
    await size.getByRole('link', { name: '40' }).click();
    await expect(page).toHaveURL(/size=40/);
    await expect(cards(page)).toHaveCount(40);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/categories$/);
    await size.getByRole('link', { name: '20' }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  await test.step('beside or below each other, and the page of a number', async () => {
    const widthOf = async () => (await cards(page).first().boundingBox())?.width ?? 0;
    const inGrid = await widthOf();
    await view.getByRole('link', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect.poll(widthOf).toBeGreaterThan(2 * inGrid);
    await pages.getByRole('spinbutton').fill('2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expectPage(2);
    await view.getByRole('link', { name: 'Grid' }).click();
    await expect(page, 'the page stays').toHaveURL(/categories\?page=2$/);
    await expect.poll(widthOf).toBeLessThan(2 * inGrid);
  });

  await test.step('sorting by price goes up, down and off, and returns to the first page', async () => {
    const sort = main.getByRole('link', { name: /^Price/ });
    await sort.click();
    await expect(page).toHaveURL(/\/categories\?price=asc$/);
    await expect(sort).toHaveAccessibleName('Price lowest first');
    await sort.click();
    await expect(page).toHaveURL(/\/categories\?price=desc$/);
    await expect(sort).toHaveAccessibleName('Price highest first');
    await sort.click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(sort).not.toHaveAccessibleName(/first/);
  });

  await test.step('page by page', async () => {
    const links = componentsOf(page).pagination();
    await links.page(2).click();
    await expect(page).toHaveURL(/\/categories\?page=2$/);
    await expectPage(2);
    await expect(cards(page)).toHaveCount(20);
    await links.previous().click();
    await expect(page).toHaveURL(/\/categories$/);
    await expectPage(1);
  });

  await test.step('what is chosen keeps the place of the page', async () => {
    await page.evaluate(() => scrollTo(0, 150));
    await main.getByRole('link', { name: 'Sales' }).click();
    await expect(page).toHaveURL(/sales=asc/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(150);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered by links and one form; a page is reached by its number, in the chosen layout', async ({
    page,
  }) => {
    const { id, colours, common } = await colourfulCategory();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/categories?id=${id}`);
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByText(colours.name, { exact: true }).click();
    await filters.getByRole('link', { name: `${common.name} ${common.count}` }).click();
    await expect(count(page)).toHaveText(new RegExp(`^${common.count} product`));
    await filters.getByText('Price', { exact: true }).click();
    await filters.getByRole('textbox').nth(0).fill('1');
    await filters.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(new RegExp(`values=${common.id}.*min=1`));

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/categories?view=list&size=20');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('spinbutton').fill('3');
    await pages.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(/view=list.*page=3/);
    const third = pages.getByRole('link', { name: 'Page 3', exact: true });
    await expect(third).toHaveAttribute('aria-current', 'page');
  });
});
