import type { Locator, Page } from '@playwright/test';
import type { Product } from '@marketfront/api-client';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, expect, test, headerAnswers } from './shop.ts';
import { addThreeByEnter, findProduct } from './product-page.ts';

/** Opens the size guide from the purchase form, and checks its table. */
async function readSizeGuide(page: Page, guide: Locator): Promise<void> {
  await page.getByRole('main').locator('form').getByRole('link', { name: 'Size guide' }).click();
  await expect(guide.getByRole('table')).toBeInViewport();
  for (const cell of await page.getByRole('table').getByRole('columnheader').all())
    expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(60);
}

test('a product is printed without what can only be pressed, explains its sizes, is bookmarked and its link copied', async ({
  page,
  context,
  browserName,
}) => {
  const product = await findProduct(
    ({ sizeGuideHtml, specifications }) => sizeGuideHtml !== null && specifications.length > 0,
  );
  await page.goto(`/goods_detail/${product.id}`);
  await answers(page);
  await test.step('on paper a product is without what can only be pressed', async () => {
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(main.getByText(product.specifications[0]?.name ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('sizes are explained', async () => {
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    await readSizeGuide(page, guide);
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
  });

  // Only Chromium grants access to the clipboard.
  if (browserName !== 'chromium') return;
  await test.step('the page tells how to bookmark it, and copies its link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Bookmark' }).click();
    await expect(page.getByText(/Press (Ctrl\+D|⌘\+D) to bookmark this page/)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/goods_detail/${product.id}`,
    );
  });
});

/** The SKU of a product in a size, with its other attributes unchanged; undefined if it is sold out. */
function skuInSize({ attributes, skus }: Product, size: string) {
  const at = attributes.findIndex(({ name }) => name === 'Size');
  const first = skus.find(({ stock }) => stock > 0);
  return skus.find(
    ({ stock, values }) =>
      at >= 0 &&
      stock > 0 &&
      values[at] === size &&
      values.every((value, index) => index === at || value === first?.values[index]),
  );
}

test('country, size, comparison and the product itself are remembered on the next one; addresses name the chosen SKU, and Enter in the quantity adds it', async ({
  page,
}) => {
  const plenty = ({ skus }: Product) => skus.find(({ stock, values }) => stock > 2 && !values.includes('M'));
  const first = await findProduct((product) => Boolean(skuInSize(product, 'M')));
  const next = await findProduct((product) =>
    Boolean(
      product.id !== first.id && product.name !== first.name && skuInSize(product, 'M') && plenty(product),
    ),
  );
  const country = page.getByRole('main').getByLabel('Deliver to');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await page.goto(`/goods_detail/${first.id}`);
  await answers(page);
  await test.step('delivery is told for the chosen country', async () => {
    await expect(country).toHaveValue('GB');
    const arrival = page.getByText(/^Arrives/);
    const home = await arrival.textContent();
    await country.selectOption({ label: 'Laos' });
    await expect(arrival).not.toHaveText(home ?? '');
    await expect(country).toHaveValue('LA');
  });
  await test.step('the address names the chosen SKU', async () => {
    await page.getByRole('group', { name: /^Size/ }).getByText('M', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sku=${skuInSize(first, 'M')?.id}$`));
  });
  await compare.click();

  await page.goto(`/goods_detail/${next.id}`);
  await answers(page);
  await expect(country, 'the country is remembered').toHaveValue('LA');
  await test.step('the size is chosen again, and the page says so', async () => {
    const size = page.getByRole('group', { name: /^Size \(as you chose before\)/ });
    await expect(size.getByRole('radio', { name: /^M\b/ })).toBeChecked();
  });
  await test.step('the first product was viewed recently', async () => {
    const rail = page.getByRole('heading', { name: 'Recently viewed' }).locator('xpath=ancestor::section[1]');
    await expect(rail.getByRole('link', { name: first.name })).toBeVisible();
  });
  await test.step('both are compared', async () => {
    await compare.click();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByRole('link', { name: 'Compare (2)' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });

  const shopper = await signInAsNewShopper(page);
  const other = plenty(next);
  await page.goto(`/goods_detail/${next.id}?sku=${other?.id}`);
  await answers(page);
  await test.step('an address that names a SKU is obeyed', async () => {
    for (const value of other?.values ?? [])
      await expect(page.getByRole('radio', { name: new RegExp(`^${value}\\b`) })).toBeChecked();
    const size = page.getByRole('group', { name: /^Size/ });
    await expect(size.getByRole('radio', { name: /^M\b/ })).not.toBeChecked();
  });
  await addThreeByEnter(page, shopper);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Plain links and texts, the same with script.
  test('a product says where it is sent from and whether its price holds the taxes; its sections and its sizes are one link away; the price of a kilogram is told where there is one, and sizes are not where there are none', async ({
    page,
  }) => {
    const api = publicApi();
    const product = await findProduct(
      async ({ id, soldOut, specifications, guarantees, sizeGuideHtml }) =>
        !soldOut &&
        specifications.length > 0 &&
        guarantees.length > 0 &&
        sizeGuideHtml !== null &&
        (await api.catalog.delivery(id, {})).shipsFrom !== null,
    );
    const { shipsFrom } = await api.catalog.delivery(product.id, {});
    const country = new Intl.DisplayNames('en', { type: 'region' }).of(shipsFrom ?? '');
    await page.goto(`/goods_detail/${product.id}`);
    await expect(page.getByText(`Ships from ${country}`)).toBeVisible();
    await expect(page.getByText('Taxes are included in the price')).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    const [row] = product.specifications;
    await sections.getByRole('link', { name: 'Specifications' }).click();
    await expect(
      page.locator('#specifications').getByText(row?.name ?? '', { exact: true }),
    ).toBeInViewport();
    await sections.getByRole('link', { name: 'Returns and protection' }).click();
    await expect(page.getByRole('heading', { name: 'Returns and protection' })).toBeInViewport();
    await readSizeGuide(page, page.locator('#size-guide'));

    const weighed = await findProduct(({ skus }) =>
      skus.some(({ unitPrice }) => unitPrice?.measure === 'kg'),
    );
    const [sku] = weighed.skus;
    await page.goto(`/goods_detail/${weighed.id}?sku=${sku?.id}`);
    await expect(page.getByText(`$${sku?.unitPrice?.amount} per kg`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Size guide' })).toHaveCount(0);
  });
});

test('a link to a section leads there while the code of the section is still loaded', async ({ page }) => {
  // The code of the sections arrives on command of the test.
  const { promise: said, resolve: arrive } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/assets\/product-sections-.*\.js/);
  await page.route(/assets\/product-sections-.*\.js/, async (route) => {
    await said;
    await route.continue();
  });
  await page.goto('/goods_detail/1', { waitUntil: 'domcontentloaded' });
  await headerAnswers(page);
  await asked;
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  await sections.getByRole('link', { name: /Questions/ }).click();
  const heading = page.locator('#questions').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  arrive();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(sections.getByRole('link', { name: /Questions/ })).toHaveAttribute('aria-current', /./);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a heart that is pressed before its code has loaded adds nothing to the cart', async ({ page }) => {
  await page.route(/assets\/product-[^/]*\.js/, () => undefined);
  await page.goto('/goods_detail/1', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  // Submitted to its own address, as without script: visitors sign in first.
  await expect(page).toHaveURL(/\/login/);
  await page.unrouteAll();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
