import type { Page } from '@playwright/test';
import { publicApi, expect, hydrated, takenOver, test } from './shop.ts';

/** A category with goods of several colours, and its most common colour. */
async function colourfulCategory() {
  const { catalog } = publicApi();
  for (const { id } of await catalog.categories()) {
    const facets = await catalog.facets({ categoryId: id });
    const colours = facets.attributes.find(({ values }) => values.some(({ color }) => color !== null));
    const [common] = colours?.values ?? [];
    if (colours && common && common.count < facets.total) return { id, facets, colours, common };
  }
  throw new Error('No category has goods of several colours.');
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });

test('a list is narrowed by a colour, a rating and a price, and widened again', async ({ page }) => {
  const { id, facets, colours, common } = await colourfulCategory();
  await page.goto(`/categories?id=${id}`);
  await hydrated(page);
  await expect(count(page)).toHaveText(new RegExp(`^${facets.total} product`));

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByText(colours.name, { exact: true }).click();
  const option = filters.getByRole('link', { name: `${common.name} ${common.count}` });
  await option.click();
  await expect(page).toHaveURL(new RegExp(`values=${common.id}`));
  await expect(count(page)).toHaveText(new RegExp(`^${common.count} product`));
  await expect(option, 'the menu stays open').toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');

  await filters.getByText('Price', { exact: true }).click();
  await filters.getByRole('textbox').nth(0).fill('500');
  await filters.getByRole('textbox').nth(1).fill('20,5');
  await filters.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/min=20\.5&max=500/);
  await page.keyboard.press('Escape');

  const chosen = page.getByRole('group', { name: 'Chosen filters' });
  await expect(chosen.getByText('Price $20.50 – $500.00')).toBeVisible();
  await chosen.getByRole('link', { name: `Remove ${colours.name}: ${common.name}` }).click();
  await expect(page).not.toHaveURL(/values=/);
  await page.goBack();
  await expect(chosen.getByText(`${colours.name}: ${common.name}`)).toBeVisible();
  await chosen.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(new RegExp(`/categories\\?id=${id}$`));
  await expect(count(page)).toHaveText(new RegExp(`^${facets.total} product`));
});

test('a list is narrowed to what is sent from a country', async ({ page }) => {
  const facets = await publicApi().catalog.facets({});
  const [{ country, count: sent } = { country: '', count: 0 }] = facets.shipsFrom;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '';
  await page.goto('/categories');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Ships from', { exact: true }).click();
  await sheet.getByRole('link', { name: `${name} ${sent}` }).click();
  await expect(page).toHaveURL(new RegExp(`from=${country}$`));
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText(new RegExp(`^${sent} product`));
  await page.getByRole('link', { name: `Remove Ships from: ${name}` }).click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('choosing a filter keeps the place of the page', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 150));
  await page.getByRole('main').getByRole('link', { name: 'Sales' }).click();
  await expect(page).toHaveURL(/sales=asc/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(150);
});

test('when nothing fits, the filter that hides the goods is offered to be dropped', async ({ page }) => {
  const { id, common } = await colourfulCategory();
  await page.goto(`/categories?id=${id}&values=${common.id}&min=9000000`);
  await expect(page.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible();
  await page.getByRole('link', { name: `Without “From $9,000,000.00”: ${common.count}` }).click();
  await expect(count(page)).toHaveText(new RegExp(`^${common.count} product`));
});

test('on a phone all filters are in one sheet', async ({ page }) => {
  const { id, colours, common } = await colourfulCategory();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/categories?id=${id}`);
  await hydrated(page);
  const top = await cards(page).first().boundingBox();
  expect(top?.y).toBeLessThanOrEqual(480);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('link', { name: `${common.name} ${common.count}` }).click();
  await sheet.getByRole('button', { name: new RegExp(`^Show ${common.count} product`) }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page.getByText(`${colours.name}: ${common.name}`)).toBeVisible();
});

test('the first press on "Filters" opens them, also before their code is loaded', async ({ page }) => {
  await page.goto('/categories');
  await takenOver(page.getByRole('main'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a list shows as many products as asked, beside or below each other, and turns to a page by its number', async ({
  page,
}) => {
  await page.goto('/categories');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(20);
  const size = page.getByRole('group', { name: 'Products per page' });
  await size.getByRole('link', { name: '40' }).click();
  await expect(page).toHaveURL(/size=40/);
  await expect(cards(page)).toHaveCount(40);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/categories$/);
  await size.getByRole('link', { name: '20' }).click();
  await expect(cards(page)).toHaveCount(20);

  const widthOf = async () => (await cards(page).first().boundingBox())?.width ?? 0;
  const inGrid = await widthOf();
  await page.getByRole('group', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(widthOf).toBeGreaterThan(2 * inGrid);

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('spinbutton').fill('2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  // The address changes a moment before the page does.
  const second = pages.getByRole('link', { name: 'Page 2', exact: true });
  await expect(second).toHaveAttribute('aria-current', 'page');
  await page.getByRole('group', { name: 'View' }).getByRole('link', { name: 'Grid' }).click();
  await expect(page, 'the page stays').toHaveURL(/categories\?page=2$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of a list is reached by its number, in the chosen layout', async ({ page }) => {
    await page.goto('/categories?view=list&size=20');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('spinbutton').fill('3');
    await pages.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(/view=list.*page=3/);
    await expect(pages.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a list is filtered by links and one form', async ({ page }) => {
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
  });
});
