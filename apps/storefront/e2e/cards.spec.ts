import type { Page } from '@playwright/test';
import {
  addedToCart,
  type Account,
  expect,
  hydrated,
  loginForm,
  newAccount,
  publicApi,
  productsWithoutOptions,
  productWithPictureSets,
  ratedProduct,
  signInAsNewShopper,
  test,
} from './shop.ts';

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
    };

    test('the heart of a card keeps the product', async ({ page }) => {
      const { api } = await signInAsNewShopper(page);
      const [{ id, name }] = await productsWithoutOptions();
      await open(page, search(name));
      await card(page, name)
        .getByRole('button', { name: `Save ${name}`, exact: true })
        .click();
      // Without script the page of the product follows.
      await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(async () => (await api.favourites.products()).items.map(({ productId }) => productId))
        .toEqual([id]);
    });

    test('a visitor signs in at the heart of a card, and then it is a favourite', async ({ page }) => {
      const { email, password, api } = await newAccount();
      const [{ id, name }] = await productsWithoutOptions();
      await open(page, search(name));
      await card(page, name)
        .getByRole('button', { name: `Save ${name}`, exact: true })
        .click();
      const place = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
      await place.getByRole('link', { name: 'Email' }).click();
      const form = loginForm(page, place);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.agreement.check();
      await form.submit('Sign in').click();
      await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(async () => (await api.favourites.products()).items.map(({ productId }) => productId))
        .toEqual([id]);
      await page.reload();
      await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    });

    test('a card adds its product to the cart', async ({ page }) => {
      const shopper = await signInAsNewShopper(page);
      const [{ name, skuId }] = await productsWithoutOptions();
      await open(page, search(name));
      await addButton(page, name).click();
      if (javaScriptEnabled) {
        const added = addedToCart(page);
        await expect(added).toContainText(name);
        await expect(added).toContainText('1 item');
        await expect(added.getByRole('link', { name: 'Go to the cart (1)' })).toBeVisible();
        await added.getByRole('button', { name: 'Keep shopping' }).click();
        await expect(added).toBeHidden();
        await expect(addButton(page, name)).toBeFocused();
        await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
        await expect(page).toHaveURL(/goods_search/);
      } else {
        await expect(page).toHaveURL(/\/cart$/);
      }
      expect(await skusInCart(shopper)).toEqual([[skuId, 1]]);
    });
  });
}

test('two cards that are added at once are both in the cart of a visitor', async ({ page }) => {
  const [first, second] = await productsWithoutOptions();
  await page.goto(`/categories?min=${first.price}&max=${second.price}`);
  await hydrated(page);
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().includes('/resources/cart?product=')) answers += 1;
  });
  // Both in the same turn, faster than any answer.
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Add to cart/ })
    .evaluateAll((buttons) => {
      for (const button of buttons.slice(0, 2)) (button as HTMLElement).click();
    });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2/);
  await expect.poll(() => answers).toBe(2);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
});

test.describe('a form that a browser without script sends twice', () => {
  test.use({ javaScriptEnabled: false });

  test('adds the product of a card once', async ({ page, baseURL }) => {
    const shopper = await signInAsNewShopper(page);
    const [{ name, skuId }] = await productsWithoutOptions();
    await page.goto(search(name));
    const button = card(page, name).getByRole('button', { name: `Add to cart: ${name}` });
    const [sku, action, attempt] = await button.evaluate((element: HTMLButtonElement) => [
      element.value,
      element.formAction,
      String(new FormData(element.form ?? undefined).get('attempt')),
    ]);
    const fields = { sku, attempt };
    for (const time of ['first', 'second']) {
      const answer = await page.request.post(action, {
        headers: { Origin: baseURL ?? '' },
        form: fields,
        maxRedirects: 0,
      });
      expect(answer.status(), time).toBe(303);
    }
    expect(await skusInCart(shopper)).toEqual([[skuId, 1]]);
  });
});

test('choosing a variant shows its pictures, also by its address', async ({ page }) => {
  const { product, first, second } = await productWithPictureSets();
  const shown = page.getByRole('main').getByRole('img', { name: /1$/ }).first();
  const pictureOf = (url: string) => new RegExp(new URL(url).pathname.replaceAll('.', String.raw`\.`));
  await page.goto(`/goods_detail/${product.id}?sku=${first.id}`);
  await hydrated(page);
  await expect(shown).toHaveAttribute('src', pictureOf(first.picture));
  // The difference in price belongs to the name.
  await page.getByRole('radio', { name: new RegExp(`^${second.value}`) }).check({ force: true });
  await expect(shown).toHaveAttribute('src', pictureOf(second.picture));
  await page.goto(`/goods_detail/${product.id}?sku=${second.id}`);
  await expect(shown).toHaveAttribute('src', pictureOf(second.picture));
});

test('the mouse goes through the pictures of a card, which are asked for when it rests there', async ({
  page,
}) => {
  const { items } = await publicApi().catalog.products({ page: 1, limit: 20, inStock: true });
  const product = items.find(({ hoverImage }) => hoverImage !== null);
  await page.goto(search(product?.name ?? ''));
  await hydrated(page);
  const tile = card(page, product?.name ?? '').locator('[data-part=tile]');
  const views = tile.locator('[data-part=views] > span');
  const { x = 0, y = 0, width = 0 } = (await tile.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 40);
  await expect(views.nth(2)).toBeAttached();
  const count = await views.count();
  for (const at of Array.from({ length: count }, (_, index) => index)) {
    await page.mouse.move(x + (width * (at + 0.5)) / count, y + 40);
    await expect(views.nth(at)).toHaveAttribute('data-active', '');
  }
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

test('a card says how much a coupon takes off', async ({ page }) => {
  const { items } = await publicApi().catalog.products({ page: 1, limit: 20 });
  const found = items.find(({ couponMoney, soldOut }) => couponMoney !== null && !soldOut);
  expect(found, 'The sandbox has a product with a coupon.').toBeDefined();
  await page.goto('/categories');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: found?.name ?? '', exact: true }) });
  const amount = String(Number(found?.couponMoney)).replace('.', '\\.');
  await expect(card.first()).toContainText(new RegExp(`\\$${amount}(?:\\.\\d+)? off with a coupon`));
});

test('a heart that is pressed twice ends as it was pressed last, however late the first press arrives', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const [{ name }] = await productsWithoutOptions();
  await page.goto(search(name));
  await hydrated(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/resources\/favourite\?.*on=1/, async (route) => {
    await held;
    await route.continue();
  });
  const button = card(page, name).getByRole('button', { name: `Save ${name}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse(/resources\/favourite\?.*on=0/);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const added = page.waitForResponse(/resources\/favourite\?.*on=1/);
  letGo();
  await Promise.all([added, removed]);
  await page.waitForLoadState('networkidle');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await api.favourites.products()).items).toEqual([]);
});
