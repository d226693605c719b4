import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, publicApi, test } from './shop.ts';

/** What moves: the part of the page, for how many milliseconds, and where it starts in the window. */
interface Recorded {
  moves: { part: string | undefined; duration: unknown; left: number; top: number; width: number }[];
}

async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = window as unknown as Recorded;
    recorded.moves = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateAndRecord(this: HTMLElement, ...how) {
      const animation = animate.apply(this, how);
      const { left, top, width } = this.getBoundingClientRect();
      const duration = animation.effect?.getTiming().duration;
      recorded.moves.push({ part: this.dataset['part'], duration, left, top, width });
      return animation;
    };
  });
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as Recorded).moves);

const placeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  const near = (length = 0): unknown => expect.closeTo(length, 0);
  return { left: near(box?.x), top: near(box?.y), width: near(box?.width) };
};

/** A list whose first card is in the window. */
async function openList(page: Page): Promise<{ name: string; link: Locator; picture: Locator }> {
  const [product] = (await publicApi().catalog.products({ page: 1, limit: 1 })).items;
  const name = product?.name ?? '';
  await page.goto('/categories');
  await hydrated(page);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  const link = card.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  return { name, link, picture: card.locator('[data-part="tile"]') };
}

test('the picture of a card moves to its place on the page, and back; nothing moves for shoppers who prefer that', async ({
  page,
}) => {
  await recordMoves(page);
  const { name, link, picture } = await openList(page);
  const inCard = await placeOf(picture);
  await link.click();
  await expect.poll(() => moves(page)).toEqual([{ part: 'stage', duration: 400, ...inCard }]);
  // Loaded after the page; only then does the picture move back.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const gallery = page.getByRole('main').locator('[data-part="stage"]');
  await expect.poll(() => gallery.evaluate((stage) => stage.getAnimations().length)).toBe(0);
  const onPage = await placeOf(gallery);
  await page.goBack();
  await expect
    .poll(() => moves(page))
    .toEqual([expect.anything(), { part: 'tile', duration: 400, ...onPage }]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(await moves(page), 'with reduced motion').toHaveLength(2);
});

test('the gallery shows the picture of the card until its own is loaded', async ({ page }) => {
  await page.route(/w=(?:640|960|1280|1920)/, () => undefined);
  const { name, link } = await openList(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Product pictures' }).locator('img[aria-hidden]').first();
  await expect(preview).toHaveJSProperty('complete', true);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
