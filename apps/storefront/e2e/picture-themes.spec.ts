import { expect, test } from './shop.ts';
import type { Page } from '@playwright/test';

/** Addresses of product pictures that the page requests from now on. */
function pictureRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/p/')) seen.push(request.url());
  });
  return seen;
}

const isDark = (address: string) => address.endsWith('theme=dark');

/** The addresses of the product pictures in the first view, once they have loaded. */
async function shownPictures(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').getByRole('article').locator('img[src*="/media/p/"]');
  await expect(pictures.first()).toBeVisible();
  return pictures.evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map((image) => (image as HTMLImageElement).currentSrc),
  );
}

const expectDark = (page: Page, dark: boolean) =>
  expect
    .poll(async () => {
      const shown = await shownPictures(page);
      return shown.length > 0 && shown.every((address) => address && isDark(address) === dark);
    })
    .toBe(true);

test.use({ colorScheme: 'dark' });

test('where the system is dark pictures have a dark ground; they follow it when it changes, and the theme that is chosen on the page, which is kept', async ({
  page,
}) => {
  const requests = pictureRequests(page);
  await page.goto('/categories');
  await expectDark(page, true);
  expect(requests.filter((address) => !isDark(address))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, false);
  // In a row or a grid, a source with a box would move its neighbours.
  const sources = page.locator('source');
  expect(await sources.count()).toBeGreaterThan(0);
  expect(await sources.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);

  const header = page.getByRole('banner');
  await header.getByLabel('Appearance: System').click();
  await header.getByRole('button', { name: 'Dark' }).click();
  await expectDark(page, true);
  const requestsAgain = pictureRequests(page);
  await page.reload();
  await expectDark(page, true);
  expect(
    requestsAgain.filter((address) => !isDark(address)),
    'after a reload',
  ).toEqual([]);
});

test('a light theme that was chosen has light pictures only, also where the system is dark', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'theme', value: 'light', domain: 'localhost', path: '/' }]);
  const requests = pictureRequests(page);
  await page.goto('/categories');
  await expectDark(page, false);
  expect(requests.filter(isDark)).toEqual([]);
});
