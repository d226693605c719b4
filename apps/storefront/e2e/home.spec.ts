import type { Page } from '@playwright/test';
import { publicApi } from './accounts.ts';
import { answers, expect, expectAccessible, main, test } from './shop.ts';
import { productsByCard } from './home-page.ts';

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
