import { publicApi } from './accounts.ts';
import { expect, test } from './shop.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('up to four products are compared side by side', async ({ page }) => {
    const listed = await publicApi().catalog.products({ page: 1, limit: 40 });
    // Several products share a name.
    const items = [...new Map(listed.items.map((item) => [item.name, item])).values()].slice(0, 5);
    const [first, second, ...rest] = items;
    await page.goto(`/goods/compare?ids=${items.map(({ id }) => id).join(',')}`);
    const table = page.getByRole('region', { name: 'Compare products' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await expect(table.getByRole('columnheader', { name: first?.name ?? '' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Price/ })).toBeVisible();
    const buyable = listed.items.find(({ id, soldOut }) => id === first?.id && !soldOut);
    const buy = new RegExp(`^(Add to cart|Choose options): ${first?.name}$`);
    await expect(
      table.getByRole('button', { name: buy }).or(table.getByRole('link', { name: buy })),
    ).toHaveCount(buyable ? 1 : 0);
    for (const { name } of rest.slice(0, 2)) {
      await table.getByRole('link', { name: `Remove ${name} from the comparison` }).click();
      await expect(table.getByRole('columnheader', { name })).toHaveCount(0);
    }
    await expect(page).toHaveURL(new RegExp(`ids=${first?.id}%2C${second?.id}$`));
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page).toHaveURL(/differences=1/);
    await expect(table.getByRole('rowheader').filter({ hasNotText: 'differs' })).toHaveCount(0);
  });
});

test('products are compared from a list, up to four, in all tabs', async ({ page, context }) => {
  await page.goto('/categories');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Products to compare' });
  for (const at of [0, 1, 2, 3]) {
    await buttons.nth(at).click();
    await expect(tray.getByRole('link', { name: `Compare (${at + 1})` })).toBeVisible();
  }
  await buttons.nth(4).click();
  await expect(page.getByText('Up to four products can be compared. Remove one first.')).toBeVisible();
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  const other = await context.newPage();
  await other.goto('/categories');
  await expect(tray.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(tray.getByRole('link', { name: 'Compare (3)' })).toBeVisible();
});
