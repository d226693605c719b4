import { expect, hydrated, test } from './shop.ts';

test('the focus moves to the heading of each new page, and stays where it is when a list is sorted', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'See all' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
  const sort = page.getByRole('main').getByRole('link', { name: 'Sales' });
  await sort.click();
  await expect(page).toHaveURL(/sales=asc/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Sales/ })).toBeFocused();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page is loaded when a visitor points at its link, once', async ({ page }) => {
  await page.goto('/categories');
  await hydrated(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) loaded.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const path = `${await link.getAttribute('href')}.data`;
  await link.hover();
  await expect.poll(() => loaded).toContain(path);
  await link.click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
