import { componentsOf, expect, hydrated, openAnyProduct, signInAsNewShopper, test } from './shop.ts';

test('a visitor goes from the home page through the categories to a product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  await cards.first().getByRole('link').first().click();
  await page.waitForURL(/\/goods_detail\/\d+/);
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});

test('a list is read page by page', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  const pages = componentsOf(page).pagination();
  await pages.page(2).click();
  await expect(page).toHaveURL(/\/categories\?page=2$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await pages.previous().click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('sorting by price goes up, down and off, and returns to the first page', async ({ page }) => {
  await page.goto('/categories?page=2');
  await hydrated(page);
  const sort = page.getByRole('main').getByRole('link', { name: /^Price/ });
  await sort.click();
  await expect(page).toHaveURL(/\/categories\?price=asc$/);
  await expect(sort).toHaveAccessibleName('Price lowest first');
  await sort.click();
  await expect(page).toHaveURL(/\/categories\?price=desc$/);
  await expect(sort).toHaveAccessibleName('Price highest first');
  await sort.click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('a search without results keeps the keywords and shows them', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search', exact: true });
  await box.fill('xqzvw');
  await box.press('Enter');
  await expect(page).toHaveURL(/keywords=xqzvw/);
  await expect(page.getByText('No product matches “xqzvw”')).toBeVisible();
});

test('a page that does not exist answers 404 and links to the home page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Sorry, the page you are looking for is incorrect')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home Page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('other addresses of a page redirect to it', async ({ page, baseURL }) => {
  const aliases = {
    '/index2': '/',
    '/cart/index2': '/cart',
    '/goods_detail?id=1': '/goods_detail/1',
    '/en/cart': '/cart',
  };
  for (const [from, to] of Object.entries(aliases)) {
    const answer = await page.request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location ?? '', baseURL).pathname, from).toBe(to);
  }
});

test('a product is shown in the language of its address', async ({ page }) => {
  const english = await openAnyProduct(page);
  const { pathname } = new URL(page.url());
  await page.goto(`/fr${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english);
  await page.goto(`/lao${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
});

test('a shopper adds a product to the favourites', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const name = await openAnyProduct(page);
  await hydrated(page);
  await componentsOf(page)
    .button({ name: `Save ${name}` })
    .click();
  await expect(page.getByText('Successful collection').first()).toBeVisible();
  await expect.poll(async () => (await shopper.api.favourites.products()).items.length).toBe(1);
});
