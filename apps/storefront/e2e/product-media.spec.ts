import type { Locator, Page } from '@playwright/test';
import type { Product } from '@marketfront/api-client';
import { shownFromAllSides } from './catalog-samples.ts';
import { answers, expect, expectAccessible, test } from './shop.ts';
import { problemsOf } from './structured-data.ts';

let product: Product;
test.beforeAll(async () => {
  product = await shownFromAllSides();
});

const gallery = (page: Page) => page.getByRole('region', { name: 'Product pictures' });
const thumbnail = (page: Page, name: RegExp) => gallery(page).getByRole('link', { name });
const turnIn = (place: Locator) => place.getByRole('slider', { name: /^360° view/ });
const isFrame = (url: string) => url.includes('/media/t/') && !/[?&]w=(96|160)\b/.test(url);

const open = async (page: Page) => {
  await page.goto(`/goods_detail/${product.id}`);
  await answers(page);
};

test('a video plays when it is asked to; a turn fetches its pictures when it is opened, moves nothing and follows keys and mouse; the viewer shows both', async ({
  page,
}) => {
  const frames = new Set<string>();
  page.on('request', (request) => isFrame(request.url()) && frames.add(request.url()));
  const ofVideo: number[] = [];
  page.on('response', (answer) => {
    if (answer.url() === product.video?.url) ofVideo.push(answer.status());
  });
  const isLost = (url: URL) => isFrame(url.href) && url.pathname.endsWith('.05.webp');
  await page.route(isLost, (route) => route.fulfill({ status: 404 }));
  await open(page);

  await test.step('a video plays when it is asked to, in parts, and stops when another picture is chosen', async () => {
    await thumbnail(page, /^Video, 0:06/).click();
    const video = gallery(page).locator('video');
    await expect(video).toBeInViewport({ ratio: 0.9 });
    expect(ofVideo).toEqual([]);
    await expect(video).toHaveJSProperty('paused', true);
    await video.focus();
    await page.keyboard.press('Space');
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0.2);
    await expect(video).toHaveJSProperty('muted', false);
    expect(ofVideo[0]).toBe(206);
    await thumbnail(page, /^Picture 1/).click();
    await expect(video).toHaveJSProperty('paused', true);
  });

  /** Positions in the document, independent of scrolling. */
  const places = () =>
    page.evaluate(() =>
      ['[data-part="stage"]', '[data-part="thumbnails"]', '#reviews'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [selector, (box?.top ?? 0) + scrollY, box?.width, box?.height];
      }),
    );
  const turn = turnIn(gallery(page));

  await test.step('a turn fetches its pictures when it is opened; of those that are lost that is said, and they can be tried again', async () => {
    await thumbnail(page, /^Picture 2/).click();
    expect(frames.size).toBeLessThanOrEqual(1);
    const before = await places();
    await thumbnail(page, /^360° view/).click();
    await expect(turn).toHaveAttribute('aria-busy', 'false');
    expect(frames.size).toBeGreaterThanOrEqual(24);
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 1 of 24');
    await expect(gallery(page).getByText('1 view could not be loaded')).toBeVisible();
    await turn.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 24 of 24');
    await page.unroute(isLost);
    await gallery(page).getByRole('button', { name: 'Try again' }).click();
    await expect(gallery(page).getByText('could not be loaded')).toBeHidden();
    await expect(turn).toHaveAttribute('aria-busy', 'false');
    expect(await places(), 'nothing moves').toEqual(before);
  });

  await test.step('it turns by keys', async () => {
    await turn.focus();
    for (const [key, view] of [
      ['Home', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 24],
      ['Home', 1],
      ['PageUp', 5],
      ['End', 24],
    ] as const) {
      await page.keyboard.press(key);
      await expect(turn).toHaveAttribute('aria-valuetext', `View ${view} of 24`);
    }
    await expect(turn.getByRole('presentation', { includeHidden: true })).toHaveAttribute(
      'src',
      /\.24\.webp/,
    );
    await expectAccessible(page);
  });

  await test.step('it follows the mouse', async () => {
    await page.keyboard.press('Home');
    const box = await turn.boundingBox();
    if (!box) throw new Error('The turn is not visible.');
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 7 of 24');
    await page.mouse.up();
    await page.mouse.move(box.x, box.y + box.height / 2);
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 7 of 24');
  });

  await test.step('the viewer shows the turn and the video too', async () => {
    await gallery(page).getByRole('button', { name: 'View larger' }).click();
    const viewer = page.getByRole('dialog', { name: 'Product pictures' });
    const larger = turnIn(viewer);
    await larger.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(larger).toHaveAttribute('aria-valuetext', 'View 2 of 24');
    await viewer.getByRole('button', { name: /^Video, 0:06/ }).click();
    await expect(viewer.locator('video')).toBeVisible();
    await expectAccessible(page, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can be touched by a test.');
  test('a turn follows it sideways, and lets the page scroll up and down', async ({ page }) => {
    await open(page);
    await thumbnail(page, /^360° view/).click();
    const turn = turnIn(gallery(page));
    await expect(turn).toHaveAttribute('aria-busy', 'false');
    const box = await turn.boundingBox();
    if (!box) throw new Error('The turn is not visible.');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (acrossBy: number, downBy: number) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const points = (step: number) => [{ x: x + (acrossBy * step) / 10, y: y + (downBy * step) / 10 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
      for (let step = 1; step <= 10; step += 1)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-box.width / 4, 0);
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 19 of 24');
    expect(await page.evaluate(() => scrollX)).toBe(0);
    await expect(thumbnail(page, /^360° view/)).toHaveAttribute('aria-current', 'true');
    const before = await page.evaluate(() => scrollY);
    await swipe(0, -box.height / 3);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(turn).toHaveAttribute('aria-valuetext', 'View 19 of 24');
  });
});

test('search engines are told of the video', async ({ request }) => {
  const html = await (await request.get(`/goods_detail/${product.id}`)).text();
  const [, json = ''] = /"subjectOf":({[^}]*})/.exec(html) ?? [];
  expect(problemsOf(JSON.parse(json))).toEqual([]);
  expect(JSON.parse(json)).toEqual({
    '@type': 'VideoObject',
    name: product.name,
    description: product.intro,
    contentUrl: product.video?.url,
    thumbnailUrl: product.video?.poster,
    uploadDate: product.video?.uploadedAt,
    duration: 'PT6S',
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the turn is its first picture and not shown with another colour; the video has the controls of the browser', async ({
    page,
  }) => {
    const other = product.skus.find(({ gallery: own }) => own.length > 0);
    await page.goto(`/goods_detail/${product.id}?sku=${other?.id}`);
    await expect(thumbnail(page, /^Video/)).toBeVisible();
    await expect(thumbnail(page, /^360° view/), 'the turn of one colour').toHaveCount(0);

    await page.goto(`/goods_detail/${product.id}`);
    await expect(page.getByRole('slider', { name: /360/ })).toHaveCount(0);
    await thumbnail(page, /^360° view/).click();
    await expect(gallery(page).locator('[role=group] img[src*="/media/t/"]').first()).toBeInViewport();
    await thumbnail(page, /^Video/).click();
    const video = gallery(page).locator('video');
    await expect(video).toBeInViewport({ ratio: 0.9 });
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('src', product.video?.url ?? '');
  });
});
