import type { Page } from '@playwright/test';
import { expect, hydrated, publicApi, test } from './shop.ts';

/** What the browser was asked to move: how many elements have the name of the picture, before and after. */
interface Recorded {
  transitions: { before: number; after: number; animations: number }[];
}

async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = window as unknown as Recorded;
    recorded.transitions = [];
    const named = () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).getPropertyValue('view-transition-name') === 'product-picture',
      ).length;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const before = named();
      const transition = start(options);
      void transition.ready.then(() => {
        const animations = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        recorded.transitions.push({ before, after: named(), animations: animations.length });
      });
      return transition;
    };
  });
}

const transitions = (page: Page) => page.evaluate(() => (window as unknown as Recorded).transitions);

async function openFirstCard(page: Page): Promise<void> {
  const [product] = (await publicApi().catalog.products({ page: 1, limit: 1 })).items;
  await page.goto('/categories');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: product?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: product?.name ?? '' })).toBeVisible();
}

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Others have no view transitions, or not all of them.',
);

test('the picture of a card becomes that of the page, and comes back', async ({ page }) => {
  await recordTransitions(page);
  await openFirstCard(page);
  await expect.poll(() => transitions(page)).toHaveLength(1);
  const [opened] = await transitions(page);
  expect(opened).toMatchObject({ before: 1, after: 1 });
  expect(opened?.animations).toBeGreaterThan(0);
  // Loaded after the page; only then does Back have a transition.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => transitions(page)).toHaveLength(2);
  expect((await transitions(page))[1]).toMatchObject({ before: 1, after: 1 });
});

test('the gallery shows the picture of the card until its own is loaded', async ({ page }) => {
  await page.route(/w=(?:640|960|1280|1920)/, () => undefined);
  await openFirstCard(page);
  const preview = page.getByRole('region', { name: 'Product pictures' }).locator('img[aria-hidden]').first();
  await expect(preview).toHaveJSProperty('complete', true);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('nothing moves for shoppers who prefer that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await openFirstCard(page);
  await expect.poll(() => transitions(page)).toHaveLength(1);
  expect((await transitions(page))[0]?.animations).toBe(0);
});
