import type { Page } from '@playwright/test';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { expect, test } from './shop.ts';
import { findProduct } from './product-page.ts';

const reviews = (page: Page) => page.locator('#reviews').getByRole('article');

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
});
