import type { Page } from '@playwright/test';
import { type Account, newAccount, publicApi, signInAsNewShopper, signInInDialog } from './accounts.ts';
import { lowerPrice, productsWithoutOptions, productWithPictureSets, ratedProduct } from './products.ts';
import { addedToCart, answers, expect, test } from './shop.ts';

const search = (name: string) => `/goods/goods_search?keywords=${encodeURIComponent(name)}`;
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();
const addButton = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^Add to cart/ });

const skusInCart = async ({ api }: Account) =>
  (await api.cart.list({ valid: true })).flatMap(({ lines }) =>
    lines.map((line) => [line.skuId, line.quantity]),
  );

const expectFavourites = ({ api }: Account, ids: readonly number[]) =>
  expect
    .poll(async () => (await api.favourites.products()).items.map(({ productId }) => productId))
    .toEqual(ids);

test('a visitor signs in at the heart of a card, which then is a favourite; the card adds to the cart, and the heart is as it was pressed last', async ({
  page,
}) => {
  const account = await newAccount();
  const [{ id, name, skuId }] = await productsWithoutOptions();
  await page.goto(search(name));
  await answers(page);
  const button = card(page, name).getByRole('button', { name: `Save ${name}`, exact: true });

  await test.step('signed in, the product is a favourite, also after a reload', async () => {
    await button.click();
    await signInInDialog(page, account);
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expectFavourites(account, [id]);
    await page.reload();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  });

  await answers(page);
  await test.step('what was added is shown, and the focus comes back to the card', async () => {
    const banner = page.getByRole('banner');
    const preview = banner.getByRole('link', { name: 'View cart' });
    let release = () => {};
    const isWaiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/resources\/added/, async (route) => {
      await isWaiting;
      await route.continue();
    });
    await addButton(page, name).click();
    const cart = banner.getByRole('link', { name: /^Cart/ });
    await cart.hover();
    await expect(preview, 'nothing covers it yet').toBeVisible();
    release();
    const added = addedToCart(page);
    await expect(added).toContainText(name);
    await expect(preview, 'it does not cover what was added').toBeHidden();
    await expect(added).toContainText('1 item');
    await expect(added.getByRole('link', { name: 'Go to the cart (1)' })).toBeVisible();
    await added.getByRole('button', { name: 'Keep shopping' }).click();
    await expect(added).toBeHidden();
    await expect(addButton(page, name)).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
    await expect(page).toHaveURL(/goods_search/);
    expect(await skusInCart(account)).toEqual([[skuId, 1]]);
  });

  await test.step('pressed, the heart lets the product go', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expectFavourites(account, []);
  });

  await test.step('pressed twice, it is empty, however late the first press arrives', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/resources\/favourite\?.*on=1/, async (route) => {
      await held;
      await route.continue();
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const removed = page.waitForResponse(/resources\/favourite\?.*on=0/);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const added = page.waitForResponse(/resources\/favourite\?.*on=1/);
    letGo();
    await Promise.all([added, removed]);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect((await account.api.favourites.products()).items).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('pressed once more, it keeps the product', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectFavourites(account, [id]);
  });
});

test('cards say how much a coupon takes off, show their pictures to the mouse, and two of them add to the cart at once; structured data stays until the next page', async ({
  page,
}) => {
  const { items } = await publicApi().catalog.products({ page: 1, limit: 20 });
  const withCoupon = items.find(({ couponMoney, soldOut }) => couponMoney !== null && !soldOut);
  const withPictures = items.find(({ hoverImage, soldOut }) => hoverImage !== null && !soldOut);
  const [first, second] = items.filter(({ skuId, soldOut }) => skuId !== null && !soldOut);
  if (!withCoupon || !withPictures || !first || !second)
    throw new Error('The first page has no such products.');
  await page.goto('/categories');
  await answers(page);
  const structured = page.locator('main script[type="application/ld+json"]');
  const before = await structured.allInnerTexts();
  expect(before.join()).toContain('"ItemList"');

  await test.step('the coupon', async () => {
    const amount = String(Number(withCoupon.couponMoney)).replace('.', '\\.');
    await expect(card(page, withCoupon.name).first()).toContainText(
      new RegExp(`\\$${amount}(?:\\.\\d+)? off with a coupon`),
    );
  });

  await test.step('the mouse goes through the pictures, which are asked for when it rests there', async () => {
    const tile = card(page, withPictures.name).first().locator('[data-part=tile]');
    await tile.scrollIntoViewIfNeeded();
    const views = tile.locator('[data-part=views] > span');
    const { x = 0, y = 0, width = 0 } = (await tile.boundingBox()) ?? {};
    const held = Promise.withResolvers<void>();
    await page.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() === 'image') await held.promise;
        await route.continue();
      },
    );
    const asked = page.waitForRequest((request) => request.resourceType() === 'image');
    await page.mouse.move(x + 40, y + 40);
    await expect(views.nth(2)).toBeAttached();
    await asked;
    const shown = tile.locator('[data-part=views] > [data-active] img');
    await expect(shown, 'the first picture stays until another one is there').toBeHidden();
    held.resolve();
    await expect(tile.locator('[data-part=views] img').nth(1)).toHaveAttribute('data-loaded');
    await page.unrouteAll({ behavior: 'wait' });
    const count = await views.count();
    for (const at of Array.from({ length: count }, (_, index) => index)) {
      await page.mouse.move(x + (width * (at + 0.5)) / count, y + 40);
      await expect(views.nth(at)).toHaveAttribute('data-active', '');
      await expect(shown).toBeVisible();
    }
  });

  await test.step('a visitor adds two at once', async () => {
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().includes('/resources/add-to-cart?product=')) answers += 1;
    });
    // Both in the same turn, faster than any response.
    await addButton(page, first.name)
      .or(addButton(page, second.name))
      .evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2/);
    await expect.poll(() => answers).toBe(2);
    await expect(addedToCart(page)).toBeVisible();
  });

  await test.step('structured data stays meanwhile, and is no longer there on the next page', async () => {
    expect(await structured.allInnerTexts()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(structured.first()).toBeEmpty();
  });

  await test.step('both are in the cart', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
  });
});

test('a new price is on every page within moments, while many look at it', async ({ request, page }) => {
  const [product] = await productsWithoutOptions();
  if (!product) throw new Error('no product');
  const addresses = [
    `/goods_detail/${product.id}`,
    `/fr/goods_detail/${product.id}`,
    `/goods/goods_search?keywords=${encodeURIComponent(product.name)}`,
  ];
  /** The number of visitors, of fifty, who see a price on pages that are cached for all of them. */
  const seeing = async (price: string) => {
    const pages = await Promise.all(
      Array.from({ length: 50 }, async (_, visitor) =>
        (await request.get(addresses[visitor % addresses.length] ?? '')).text(),
      ),
    );
    return pages.filter((html) => html.includes(price)).length;
  };
  const price = async () => (await publicApi().catalog.product(product.id)).price;
  expect(await seeing(await price())).toBe(50);
  await lowerPrice(product.id);
  const now = await price();
  expect(now).not.toBe(product.price);
  // Without the back end's notice, pages are cached for 15 seconds, and the data of their reads for 30.
  await expect.poll(() => seeing(now), { timeout: 10_000 }).toBe(50);
  await page.goto(`/goods_detail/${product.id}`);
  await expect(page.getByRole('main')).toContainText(now);
});

test('choosing a variant shows its pictures, also by its address; the heart of the page keeps the product', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const { product, first, second } = await productWithPictureSets();
  const shown = page.getByRole('main').getByRole('img', { name: /1$/ }).first();
  const pictureOf = (url: string) => new RegExp(new URL(url).pathname.replaceAll('.', String.raw`\.`));
  // Not the SKU that is shown without a choice.
  await page.goto(`/goods_detail/${product.id}?sku=${second.id}`);
  await expect(shown).toHaveAttribute('src', pictureOf(second.picture));
  // The difference in price is part of the name.
  const choice = page.getByRole('radio', { name: new RegExp(`^${first.value}`) });
  // It is covered by its label.
  await page.locator('label').filter({ has: choice }).click();
  await expect(choice).toBeChecked();
  await expect(shown).toHaveAttribute('src', pictureOf(first.picture));

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await heart(page, name).click();
  await expect(page.getByText('Successful collection').first()).toBeVisible();
  await expectFavourites(shopper, [product.id]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card adds its product to the cart, once when its form is sent twice, and its heart keeps it', async ({
    page,
    baseURL,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const [{ id, name, skuId }] = await productsWithoutOptions();
    await page.goto(search(name));
    const button = card(page, name).getByRole('button', { name: `Add to cart: ${name}` });
    const [sku, action, idempotencyKey] = await button.evaluate((element: HTMLButtonElement) => [
      element.value,
      element.formAction,
      String(new FormData(element.form ?? undefined).get('idempotencyKey')),
    ]);
    await button.click();
    await expect(page).toHaveURL(/\/cart$/);
    expect(await skusInCart(shopper)).toEqual([[skuId, 1]]);
    const again = await page.request.post(action, {
      headers: { Origin: baseURL ?? '' },
      form: { sku, idempotencyKey },
      maxRedirects: 0,
    });
    expect(again.status()).toBe(303);
    expect(await skusInCart(shopper), 'sent twice').toEqual([[skuId, 1]]);

    await page.goBack();
    await card(page, name)
      .getByRole('button', { name: `Save ${name}`, exact: true })
      .click();
    // The product page follows.
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expectFavourites(shopper, [id]);
  });

  test('a product has one rating with one decimal, on its card, its page and in its store', async ({
    page,
  }) => {
    const { id, name, rating, storeId } = await ratedProduct();
    const label = new RegExp(`^${rating} out of 5`);
    await page.goto(search(name));
    await expect(card(page, name).getByRole('img', { name: label })).toBeVisible();
    await page.goto(`/goods_detail/${id}`);
    await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await expect(page.locator('#reviews').getByRole('img', { name: label })).toBeVisible();
    await page.goto(`/merchant/merchant/category?id=${storeId}&keywords=${encodeURIComponent(name)}`);
    await expect(card(page, name).getByRole('img', { name: label })).toBeVisible();
  });
});
