import type { Locator, Page } from '@playwright/test';
import { publicApi } from './accounts.ts';
import { answers, expect, test } from './shop.ts';

/** A recorded movement: the part of the page, the duration in milliseconds, and the start position in the window. */
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

test('the picture of a card moves to its place on the page, and back, not for shoppers who prefer that; it is there until the gallery has its own', async ({
  page,
}) => {
  const [first, second] = (await publicApi().catalog.products({ page: 1, limit: 2 })).items;
  if (!first || !second) throw new Error('The shop has no two products.');
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  const open = async (name: string) => {
    await card(name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await recordMoves(page);
  await page.goto('/categories');

  await answers(page);
  await test.step('it moves to its place, and back', async () => {
    await card(first.name).getByRole('link', { name: first.name, exact: true }).scrollIntoViewIfNeeded();
    const inCard = await placeOf(card(first.name).locator('[data-part="tile"]'));
    await open(first.name);
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
  });

  await test.step('nothing moves for shoppers who prefer that', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(first.name);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(await moves(page)).toHaveLength(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('the gallery shows the picture of the card until its own is loaded', async () => {
    await page.route(/w=(?:640|960|1280|1920)/, () => undefined);
    await open(second.name);
    const preview = page
      .getByRole('region', { name: 'Product pictures' })
      .locator('img[aria-hidden]')
      .first();
    await expect(preview).toHaveJSProperty('complete', true);
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
