import { publicApi } from './accounts.ts';
import { answers, expect, test } from './shop.ts';

const searchField = { name: 'Search', exact: true } as const;

test('a search keeps its words, also when it finds nothing; earlier ones are offered, and removed one by one; a product is found by typing, with the keyboard alone', async ({
  page,
}) => {
  const [product] = await publicApi().catalog.leaderboard();
  if (!product) throw new Error('The shop has no products.');
  await page.goto('/help');
  const field = page.getByRole('combobox', searchField);
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  await test.step('a search keeps its words, also when it finds nothing', async () => {
    for (const words of ['mug', 'xqzvw']) {
      await field.fill(words);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`keywords=${words}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    }
    await expect(page.getByText('No product matches “xqzvw”')).toBeVisible();
  });

  await test.step('earlier searches are offered, and removed one by one', async () => {
    await field.fill('');
    const history = page.getByRole('rowgroup', { name: 'Recent searches' });
    await expect(history.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(history.getByRole('row')).toHaveCount(1);
    await expect(history.getByRole('link', { name: 'mug' })).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('a product is found by typing, with the keyboard alone', async () => {
    const word = product.name.split(' ').at(-1) ?? '';
    await field.fill(word.slice(0, 4));
    const suggestions = page.getByRole('grid', { name: 'Suggestions' });
    const products = suggestions.getByRole('rowgroup', { name: 'Products' });
    await expect(products.getByRole('link').first()).toContainText('$');
    await page.keyboard.press('ArrowDown');
    const first = await products.getByRole('gridcell').first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', first ?? '');
    await expect(field, 'the focus stays in the field').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/goods_detail\/\d+/);
  });
});

test('a search stays in the category of the page, and leaves it again; a misspelt one offers what was meant, and what is popular', async ({
  page,
}) => {
  const { catalog } = publicApi();
  const [category] = await catalog.categories();
  const { items } = await catalog.products({ categoryId: category?.id, page: 1, limit: 1 });
  const word = items[0]?.name.split(' ').at(-1) ?? '';
  await page.goto(`/categories?id=${category?.id}`);
  const field = page.getByRole('combobox', searchField);
  await field.fill(word);
  const inCategory = page
    .getByRole('grid', { name: 'Suggestions' })
    .getByRole('link', { name: `“${word}” in ${category?.name}` });
  await expect(inCategory).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keywords=${word}&cid=${category?.id}$`));
  await expect(field).toHaveValue(word);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: `Remove Category: ${category?.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`keywords=${word}$`));

  await page.goto(`/goods/goods_search?type=Product&keywords=qqxqz&cid=${category?.id}`);
  await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
  const everywhere = page.getByRole('link', { name: 'Search in all categories' });
  await everywhere.click();
  await expect(page).toHaveURL(/keywords=qqxqz$/);
  await expect(everywhere).toHaveCount(0);

  const names = (await catalog.leaderboard()).map(({ name }) => name.toLowerCase());
  const meant = names.join(' ').match(/\b(?=..(.)(?!\1))[a-z]{6,}\b/)?.[0] ?? '';
  // Swaps two letters.
  const misspelt = meant.replace(/^(..)(.)(.)/, '$1$3$2');
  await field.fill(misspelt);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keywords=${misspelt}$`));
  await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
  await page.getByRole('link', { name: `Did you mean “${meant}”?` }).click();
  await expect(page).toHaveURL(new RegExp(`keywords=${meant}$`));
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: meant }).first()).toBeVisible();
});

test('a product that matches in another language says why; one Chinese character is enough', async ({
  page,
}) => {
  const { catalog } = publicApi();
  const [[product], [chinese]] = await Promise.all([
    catalog.leaderboard(),
    publicApi(undefined, 'zh-CN').catalog.leaderboard(),
  ]);
  const word = product?.name.split(' ').at(-1) ?? '';
  const field = page.getByRole('banner').locator('[name=keywords]');
  await page.goto('/th/help');
  await answers(page);
  await field.fill(word);
  const reason = page.getByRole('grid').locator('[data-part=reason]').first();
  await expect(reason).toContainText(new RegExp(word, 'i'));
  await expect(reason.locator('mark')).toHaveText(new RegExp(`^${word}$`, 'i'));

  const character = chinese?.name.charAt(0) ?? '';
  await page.goto('/zh-CN/help');
  await answers(page);
  await field.fill(character);
  await expect(page.getByRole('grid').locator('mark').first()).toHaveText(character);
});
