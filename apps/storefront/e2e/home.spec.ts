import type { Page } from '@playwright/test';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';

const main = (page: Page) => page.getByRole('main');

/** The products of each card, of goods and of stores. */
const productsByCard = (page: Page, within = main(page)) =>
  within
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => [
        ...new Set(
          [...card.querySelectorAll('a')].flatMap(({ href }) => /goods_detail\/(\d+)/.exec(href)?.[1] ?? []),
        ),
      ]),
    );

const blocks = [
  'Popular categories',
  'Deals that end soon',
  'Coupons for you',
  'Featured products',
  'Trending',
  'Shop street',
  'Hot sale',
  'New arrivals',
  'The mall on your phone',
];

/** The scenes of the banner whose pictures the browser has requested, in order. */
function fetchedScenes(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, scene] = /\/(scene-[^/]*)\.webp/.exec(request.url()) ?? [];
    if (scene) fetched.add(scene);
  });
  return fetched;
}

/** Only the first picture is fetched, in the shape of the window; the next one on demand. */
async function expectScenes(page: Page, fetched: ReadonlySet<string>, shape: string): Promise<void> {
  expect([...fetched], 'pictures before a slide is wanted').toEqual([`scene-breakfast.${shape}`]);
  await answers(page);
  await page.getByRole('button', { name: 'Slide 2 of 4' }).click();
  await expect.poll(() => [...fetched]).toContain(`scene-living-room.${shape}`);
}

test('on a phone the first picture is the one for phones, hidden slides are fetched when they are wanted, and a visitor is asked to sign in for a coupon', async ({
  page,
}) => {
  const fetched = fetchedScenes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectScenes(page, fetched, 'phone');
  await main(page)
    .getByRole('button', { name: /^Collect: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a wide home page has its banner, every block, no product twice, a deal with its time and pieces, customer service, and a message that stays closed', async ({
  page,
}) => {
  const fetched = fetchedScenes(page);
  const [deal] = await publicApi().catalog.deals();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/');

  await test.step('the first picture is the banner, and hidden slides are fetched when they are wanted', async () => {
    await expectScenes(page, fetched, 'banner');
  });

  await test.step('it has every block, and no product twice', async () => {
    for (const name of blocks)
      await expect(main(page).getByRole('heading', { name, level: 2 })).toBeAttached();
    const products = (await productsByCard(page)).flat();
    expect(products.length).toBeGreaterThan(30);
    expect(new Set(products).size).toBe(products.length);
    await expect(main(page).getByRole('img', { name: /QR code/ })).toBeAttached();
  });

  await test.step('a deal says its time and pieces', async () => {
    await expect(main(page).getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/);
    const card = main(page)
      .getByRole('article')
      .filter({ hasText: deal?.product.name ?? '' })
      .first();
    await expect(card.getByRole('meter', { name: `${deal?.left} of ${deal?.total} left` })).toBeVisible();
    await expect(card.getByText(/^Until /)).toBeVisible();
  });

  await test.step('customer service is a press away', async () => {
    await page.getByRole('button', { name: 'Customer service' }).click();
    const code = page.getByRole('img', { name: 'QR code: contacts customer service from your phone' });
    await expect(code).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Chat with us|Write to )/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
  });

  await test.step('the message above the header stays closed', async () => {
    const message = page.getByRole('complementary', { name: 'Announcement' });
    await expect(message.getByRole('link')).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});

test('a shopper finds the stores that she follows, claims a coupon where it is shown, and is offered to reload a page of an older build', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  const [store] = (await api.stores.street({ page: 1, limit: 1 })).items;
  await api.favourites.followStore(store?.id ?? 0);
  await page.goto('/');
  await answers(page);
  const block = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Stores that you follow' }) });
  await expect(block.getByRole('link', { name: store?.name ?? '' })).toBeAttached();

  const claims = main(page).getByRole('button', { name: /^Collect: / });
  const before = await claims.count();
  await claims.first().click();
  await expect(claims).toHaveCount(before - 1);
  expect((await api.coupons.mine({ usable: true })).total).toBeGreaterThan(0);

  const newVersion = page.getByText('There is a new version of the shop.');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // The part that asks is loaded when the page is idle.
  await expect(async () => {
    const asked = page.waitForResponse(/resources\/version/, { timeout: 1000 });
    await comeBack();
    await asked;
  }).toPass();
  await expect(newVersion, 'nothing is offered for the same build').toHaveCount(0);
  await page.route(/resources\/version/, (route) => route.fulfill({ json: { build: 'newer' } }));
  await comeBack();
  await expect(newVersion).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(newVersion).toHaveCount(0);
  await expect(claims, 'what was claimed stays so').toHaveCount(before - 1);

  await expect(async () => {
    await comeBack();
    await expect(newVersion).toBeVisible({ timeout: 1000 });
  }).toPass();
  const [opened] = await Promise.all([
    page.waitForEvent('load'),
    main(page).getByRole('link', { name: 'Kitchen', exact: true }).click(),
  ]);
  await expect(opened, 'a link leads to a document of the new version').toHaveURL(/categories/);
  await expect(newVersion).toHaveCount(0);
});

const justForYou = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Just for you' }) });

test('what was viewed in this browser is shown with what goes with it, then goods for this browser, none of them twice, and Back keeps them', async ({
  page,
}) => {
  const { name: seen } = await publicApi().catalog.product(1);
  await page.addInitScript(() => localStorage.setItem('viewedProducts', '[1,999999]'));
  await page.goto('/');

  await test.step('recently viewed products come from this browser, and what goes with the last one', async () => {
    await expect(main(page).getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
    await expect(main(page).getByRole('link', { name: seen }).first()).toBeAttached();
    const because = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Because you viewed “${seen}”` }) });
    const { items } = await publicApi().catalog.recommendations({ productId: 1, page: 1, limit: 40 });
    const names = items.map(({ name }) => name);
    const recommended = because.getByRole('article').getByRole('heading');
    // Loaded after the page.
    await expect(recommended.nth(2)).toBeAttached();
    const shown = await recommended.allTextContents();
    expect(names).toEqual(expect.arrayContaining(shown));
  });

  const cards = justForYou(page).getByRole('article');
  const showMore = justForYou(page).getByRole('button', { name: 'Show more' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(showMore).toBeVisible({ timeout: 500 });
  }).toPass();
  const first = await cards.count();
  expect(first % 12, 'full rows').toBe(0);
  await showMore.press('Enter');
  await expect(cards.nth(first)).toBeVisible();
  await expect(cards.nth(first).getByRole('link').first(), 'the focus goes on').toBeFocused();
  const goods = (await productsByCard(page, justForYou(page))).flat();
  expect(new Set(goods).size).toBe(goods.length);
  const all = (await productsByCard(page)).flat();
  expect(all.filter((id) => goods.includes(id))).toHaveLength(goods.length);

  const shown = await cards.count();
  const card = cards.nth(first);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(shown);
  await expect(card).toBeInViewport();
});

test.describe('without a connection', () => {
  test.use({ failsOnPurpose: true });
  test('the home page is the copy of this browser, and a bar says so', async ({ page, context }) => {
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('homeDataPc') !== null)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Marketfront' }).first().click();
    await expect(main(page).getByText('The shop cannot be reached. This is the home page')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Featured products' })).toBeVisible();
  });
});

test.describe('links and forms without script', () => {
  test.use({ javaScriptEnabled: false });

  test('activities lead to their products, and rankings go by kind and category', async ({ page }) => {
    await page.goto('/goods/activity_list');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^See the products: / })
      .first()
      .click();
    await expect(page).toHaveURL(/activity_list\?id=\d+$/);
    const cards = main(page).getByRole('article');
    await expect(cards.first()).toBeVisible();
    // Cards here have the same details as in a list.
    await expect(cards.getByRole('img', { name: /out of 5/ }).first()).toBeVisible();

    await page.goto('/goods/top_one');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Best sellers' })).toBeVisible();
    await expect(main(page).getByText('No. 1', { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Top rated' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
    await main(page).getByRole('navigation', { name: 'Category' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/kind=rated&id=\d+$/);
    await expect(main(page).getByRole('heading', { level: 1, name: /^Top rated: / })).toBeVisible();
  });

  test('the home page has every block, its end leads to the pages of all products, claiming a coupon to the sign-in page, and names of categories break between words only on the smallest phones', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of blocks)
      await expect(main(page).getByRole('heading', { name, level: 2 })).toBeAttached();
    const pages = page.getByRole('navigation', { name: 'Pages of all products' });
    await pages.getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/categories\?page=2$/);
    await page.goBack();
    await main(page)
      .getByRole('button', { name: /^Collect: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);

    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/fr/');
    const names = (await publicApi(undefined, 'fr').catalog.categories()).map(({ name }) => name);
    const block = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Catégories populaires' }) });
    const categories = block.getByRole('link', { name: new RegExp(`^(${names.join('|')})$`) });
    // A small phone shows the first ones.
    await expect(categories.nth(2)).toBeVisible();
    const broken = await categories.evaluateAll((links) =>
      links
        .filter((link) => {
          link.style.overflowWrap = 'normal';
          return link.scrollWidth > link.clientWidth;
        })
        .map((link) => link.textContent),
    );
    expect(broken).toEqual([]);
  });
});

test('the footer leads to help, and the cookie settings forget the choices', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => {
    document.cookie = 'theme=dark; Path=/';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL(/\/help#cookies$/);
  await main(page).getByRole('button', { name: 'Forget my choices' }).click();
  await expect(page.getByText('are forgotten in this browser.')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('theme=');
  await expectAccessible(page);
});
