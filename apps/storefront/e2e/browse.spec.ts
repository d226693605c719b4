import { expect, hydrated, openAnyProduct, test } from './shop.ts';

test('a visitor goes from home through a category to a product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('sorting cycles and returns to the first page', async ({ page }) => {
  await page.goto('/categories?page=2');
  await hydrated(page);
  const sort = page.getByRole('main').getByRole('link', { name: /^Price/ });
  await sort.click();
  await expect(page).toHaveURL(/\/categories\?price=asc$/);
  await sort.click();
  await expect(page).toHaveURL(/\/categories\?price=desc$/);
  await sort.click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('a price range narrows the list, in whichever order it is typed', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox').nth(0).fill('50');
  await main.getByRole('textbox').nth(1).fill('20');
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/min=20&max=50/);
});

test('searching keeps the words and offers another way when nothing is found', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('xqzvw');
  await box.press('Enter');
  await expect(page).toHaveURL(/keywords=xqzvw/);
  await expect(page.getByText('No product matches “xqzvw”')).toBeVisible();
});

test('an unknown page says so and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Sorry, the page you are looking for is incorrect')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home Page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the old addresses lead to the pages they mean', async ({ page, baseURL }) => {
  const twins = {
    '/index2': '/',
    '/cart/index2': '/cart',
    '/goods_detail?id=1': '/goods_detail/1',
    '/en/cart': '/cart',
  };
  for (const [from, to] of Object.entries(twins)) {
    const answer = await page.request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location ?? '', baseURL).pathname, from).toBe(to);
  }
});

test('changing the language keeps the page', async ({ page }) => {
  const english = await openAnyProduct(page);
  const { pathname } = new URL(page.url());
  await page.goto(`/fr${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english);
  await page.goto(`/lao${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
});
