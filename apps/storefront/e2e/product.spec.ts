import type { Locator, Page } from '@playwright/test';
import type { Product } from '@marketfront/api-client';
import { type Account, publicApi, signInAsNewShopper } from './accounts.ts';
import { wellStockedLine } from './products.ts';
import { answers, expect, test, headerAnswers } from './shop.ts';

const reviews = (page: Page) => page.locator('#reviews').getByRole('article');

/** The part of the catalogue that each worker has read: most tests look for a product of their own. */
const read = new Map<number, Promise<Product>>();

/** The first product of the catalogue that meets all needs of a test. */
async function findProduct(fits: (product: Product) => boolean | Promise<boolean>): Promise<Product> {
  const { catalog } = publicApi();
  for (let page = 1; page <= 3; page += 1) {
    const { items } = await catalog.products({ page, limit: 80 });
    for (const { id } of items) {
      const known = read.get(id) ?? catalog.product(id);
      read.set(id, known);
      if (!(await fits(await known))) continue;
      // Another test may have bought it meanwhile.
      const product = await catalog.product(id);
      if (await fits(product)) return product;
    }
  }
  throw new Error('The sandbox has no such product.');
}

/** A product whose reviews differ in stars, pictures and language. */
async function reviewedProduct() {
  const product = await findProduct(async ({ id, reviewCount }) => {
    if ((reviewCount ?? 0) < 6) return false;
    const { starCounts, withPictures, languages } = await publicApi().reviews.summary(id);
    return (starCounts?.filter(Boolean).length ?? 0) > 1 && withPictures > 0 && languages.length > 1;
  });
  return { product, summary: await publicApi().reviews.summary(product.id) };
}

/** Filters the reviews of a product by stars, then by pictures, and sorts them. */
async function filterReviews(
  page: Page,
  summary: Awaited<ReturnType<typeof reviewedProduct>>['summary'],
): Promise<void> {
  const stars = [5, 4, 3, 2, 1].find((count) => summary.starCounts?.[count - 1]) ?? 5;
  const ofStars = summary.starCounts?.[stars - 1] ?? 0;
  const block = page.locator('#reviews');
  await block.getByRole('link', { name: new RegExp(`^${stars} stars?\\b`) }).click();
  await expect(page).toHaveURL(new RegExp(`stars=${stars}`));
  await expect(block.getByRole('status')).toHaveText(new RegExp(`^${ofStars} review`));
  await expect(reviews(page)).toHaveCount(Math.min(5, ofStars));
  await block.getByRole('link', { name: /^All/ }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await block.getByRole('link', { name: /^With pictures/ }).click();
  await expect(block.getByRole('status')).toHaveText(new RegExp(`^${summary.withPictures} review`));
  await expect(
    reviews(page)
      .first()
      .getByRole('link', { name: /^Picture 1/ }),
  ).toBeVisible();
  await block.getByRole('link', { name: 'Most helpful' }).click();
  await expect(page).toHaveURL(/pictures=1.*reviewOrder=helpful/);
  const helpful = await reviews(page)
    .getByRole('button', { name: /^Helpful/ })
    .allTextContents();
  const counts = helpful.map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
}

test('reviews are filtered, sorted and found helpful, once; nothing shows through the bar that buys', async ({
  page,
}) => {
  const { product, summary } = await reviewedProduct();
  await signInAsNewShopper(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/goods_detail/${product.id}`);
  await test.step('reviews are filtered by stars and pictures, and sorted by helpfulness', () =>
    filterReviews(page, summary));

  await test.step('a shopper finds a review helpful, once', async () => {
    const button = reviews(page)
      .last()
      .getByRole('button', { name: /^Helpful/ });
    const before = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await button.click();
    const voted = page.getByRole('button', { name: `Helpful (${before + 1})`, pressed: true });
    await expect(voted.first()).toBeVisible();
    await voted.first().click();
    await expect(page.getByRole('button', { name: /^Helpful/, pressed: true })).toHaveCount(0);
  });

  await test.step('nothing shows through the bar that buys', async () => {
    const bar = page.locator('[data-part=buy-bar]');
    const helpful = page
      .locator('#reviews')
      .getByRole('button', { name: /^Helpful/ })
      .first();
    await helpful.evaluate((button) => {
      const { top } = button.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + 30, behavior: 'instant' });
    });
    await expect(bar).toBeVisible();
    const above = () =>
      helpful.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('[data-part=buy-bar], button')
          ?.getAttribute('data-part');
      });
    await expect.poll(above).toBe('buy-bar');
  });
});

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

/** Types a quantity of three and presses Enter, which only adds to the cart. */
async function addThreeByEnter(page: Page, { api }: Account): Promise<void> {
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.fill('3');
  await quantity.press('Enter');
  const added = async () => (await api.cart.list())[0]?.lines[0]?.quantity;
  await expect.poll(added, 'Enter adds to the cart').toBe(3);
  expect((await api.favourites.products({ page: 1, limit: 20 })).items, 'no favourite').toEqual([]);
}

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

  test('reviews are filtered by stars and pictures, and sorted by helpfulness; all have a page, with the words that they share', async ({
    page,
  }) => {
    const reviewed = await reviewedProduct();
    await page.goto(`/goods_detail/${reviewed.product.id}`);
    await filterReviews(page, reviewed.summary);

    const product = await findProduct(
      async ({ id, reviewCount }) =>
        (reviewCount ?? 0) > 10 && (await publicApi().reviews.summary(id)).words.length > 0,
    );
    const { total, words } = await publicApi().reviews.summary(product.id);
    await page.goto(`/goods_detail/${product.id}`);
    await page.getByRole('link', { name: `See all reviews (${total})` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reviews of ${product.name}`);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(10);
    await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/goods\/reviews\?id=\d+&reviews=2/);
    const [mention] = words;
    await page
      .getByRole('group', { name: 'Mentions' })
      .getByRole('link', { name: new RegExp(`^${mention?.word}`) })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
      new RegExp(`^${mention?.count} review`),
    );
    await expect(articles.first()).toContainText(new RegExp(mention?.word ?? '-', 'i'));
    await page.getByRole('link', { name: 'Go to the product' }).click();
    await expect(page).toHaveURL(new RegExp(`goods_detail/${product.id}$`));
  });

  test('delivery is told for the chosen country, and Enter in the quantity adds to the cart', async ({
    page,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const { productId, skuId } = await wellStockedLine();
    await page.goto(`/goods_detail/${productId}?sku=${skuId}`);
    const country = page.getByRole('main').getByLabel('Deliver to');
    await expect(country).toHaveValue('GB');
    const arrival = page.getByText(/^Arrives/);
    const home = await arrival.textContent();
    await country.selectOption({ label: 'Laos' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(arrival).not.toHaveText(home ?? '');
    await expect(country).toHaveValue('LA');
    await addThreeByEnter(page, shopper);
  });

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

test('a sold-out product promises no delivery, and shows what is alike', async ({ page }) => {
  const soldOut = await findProduct((product) => product.soldOut);
  // Another test may have just bought the last piece: the shop shows that once its data is fresh.
  await expect(async () => {
    await page.goto(`/goods_detail/${soldOut.id}`);
    await expect(page.getByText('This product is sold out.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Similar products in stock' })).toBeVisible();
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
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

test.describe('when the shop does not answer', () => {
  test.use({ failsOnPurpose: true });

  test('a country stays chosen while its delivery is asked for, and no answer is told', async ({ page }) => {
    const { items } = await publicApi().catalog.products({ page: 1, limit: 100, inStock: true });
    await page.goto(`/goods_detail/${items.at(-3)?.id}`);
    await answers(page);
    const main = page.getByRole('main');
    const country = main.getByLabel('Deliver to');
    await expect(country).toHaveValue('GB');
    const home = await page.getByText(/^Arrives/).textContent();
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/resources\/delivery/, async (route) => {
      await held;
      await route.abort();
    });
    await country.selectOption({ label: 'Laos' });
    await expect(country).toHaveValue('LA');
    fail();
    await expect(main.getByText('Delivery to this country could not be looked up.')).toBeVisible();
    await expect(page.getByText(/^Arrives/)).toHaveCount(0);
    await expect(country).toHaveValue('LA');
    await page.unroute(/resources\/delivery/);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Arrives/)).not.toHaveText(home ?? '');
    await expect(country).toHaveValue('LA');
  });
});
