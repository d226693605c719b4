import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, mainTakenOver, signInAsNewShopper, test } from './shop.ts';
import { buyingPages, numberedPages, signInAsDemoShopper } from './signed-in.ts';

/** JavaScript of a first visit, gzip, in kB (the framework is 86 of them). */
const scriptBudgets = {
  '/': 114,
  '/categories': 115,
  '/goods/goods_search?keywords=lamp': 115,
  '/goods/top_one': 126,
  '/merchant/merchant_street': 130,
  '/merchant/merchant/home?id=1': 116,
  '/merchant/merchant/category?id=1': 118,
  '/merchant/merchant/coupon?id=1': 121,
  '/register/merchant': 113,
  '/goods_detail/1': 125,
  '/login': 146,
  '/cart': 140,
} as const;
/** The document of any first visit, gzip, in kB. */
const documentBudget = 45;
/** Style sheets, which are fetched after the first paint: those of pages to browse, and those of all pages. */
const styleBudget = { browsing: 20, all: 28 };
const isBrowsing = (path: string) => /^\/(?:$|categories|goods|merchant\/)/.test(path);

const kilobytes = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

/** What comes once the page has settled, seconds later, is not part of a first visit: on a busy machine it would be. */
async function neverSettles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const settled = [600, 800, 3000];
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0) => wait(run, settled.includes(after) ? 1e9 : after),
    });
  });
}

/** What a page loads that is opened in an empty browser, in kB by type. */
async function firstVisit(page: Page, path: string) {
  await neverSettles(page);
  const sizes: Promise<{ type: string; size: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    sizes.push(
      response.body().then(
        (body) => ({ type, size: kilobytes(body) }),
        () => ({ type, size: 0 }),
      ),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Scripts start after the first paint: a busy browser may be idle before that.
  await mainTakenOver(page);
  const loaded = await Promise.all(sizes);
  return (wanted: string) =>
    loaded.filter(({ type }) => type === wanted).reduce((sum, { size }) => sum + size, 0);
}

for (const [path, budget] of Object.entries(scriptBudgets)) {
  test(`a first visit of ${path} loads at most ${budget} kB of script`, async ({ page }) => {
    const total = await firstVisit(page, path);
    for (const type of ['script', 'stylesheet', 'document'])
      test.info().annotations.push({ type: `kB of ${type}`, description: total(type).toFixed(1) });
    expect(total('script')).toBeLessThanOrEqual(budget);
    expect(total('stylesheet')).toBeLessThanOrEqual(styleBudget[isBrowsing(path) ? 'browsing' : 'all']);
    expect(total('document')).toBeLessThanOrEqual(documentBudget);
  });
}

test('the document of the home page keeps its budget in every language', async ({ request }) => {
  for (const path of ['/', '/zh-CN', '/es', '/fr', '/th', '/lao']) {
    const document = await (await request.get(path)).body();
    expect.soft(kilobytes(document), path).toBeLessThanOrEqual(documentBudget);
  }
});

/** The picture of a card; the one after it comes with the mouse. */
const shown = (card: Locator) => card.locator('img[loading]').first();

/** The goals for a window of 1440 × 900; the pictures of goods are most of them. */
const requestBudgets = { '/': 28, '/categories?id=1': 26, '/goods_detail/1': 26 };

for (const [path, budget] of Object.entries(requestBudgets)) {
  test(`a first visit of ${path} makes at most ${budget} requests; pictures below come with the first interaction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await neverSettles(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget);

    await page.mouse.wheel(0, 400);
    const last = shown(page.locator('main article').last());
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('pictures below come without any interaction too, once the page has settled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categories?id=1');
  const ninth = shown(page.locator('main article').nth(8));
  await expect
    .poll(() => ninth.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test('first visits of a shopper load at most 150 kB of script, and to buy at most 160', async ({
  browser,
  baseURL,
}) => {
  const signedIn = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAsDemoShopper(signedIn.request);
  const { cookies } = await signedIn.storageState();
  await signedIn.close();
  // The offer of a passkey is shown once, after signing in.
  const session = cookies.filter(({ name }) => !name.includes('passkey'));
  const buying = await buyingPages();
  // One page of each kind, and of the plain ones the largest: others have the same files.
  const plain = ['/user_center', '/users/user_info', '/users/merchant_settled'];
  const kinds = new Map(
    [...plain, ...(await numberedPages()), ...buying].map((path) => [path.split('?')[0], path]),
  );
  for (const path of kinds.values()) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await context.addCookies(session);
    const total = await firstVisit(await context.newPage(), path);
    expect.soft(total('script'), path).toBeLessThanOrEqual(buying.includes(path) ? 160 : 150);
    expect.soft(total('stylesheet'), path).toBeLessThanOrEqual(styleBudget.all);
    expect.soft(total('document'), path).toBeLessThanOrEqual(documentBudget);
    await context.close();
  }
});

for (const who of ['a visitor', 'a shopper'] as const) {
  test(`a page of ${who} is painted before its style sheets and scripts are requested, and then hydrated`, async ({
    page,
  }) => {
    if (who === 'a shopper') await signInAsNewShopper(page);
    await neverSettles(page);
    let send: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/assets\/.*\.(?:css|js)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/goods_detail/1', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const looks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) => {
          // Below the window nothing is laid out yet.
          if (!element.checkVisibility({ contentVisibilityAuto: true })) return 'unseen';
          const { width, height } = element.getBoundingClientRect();
          return `${element.className} ${Math.round(width)} ${Math.round(height)} ${getComputedStyle(element).color}`;
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const painted = await looks();
    send?.();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=style-after-paint]').length))
      .toBe(0);
    await page.waitForLoadState('networkidle');
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(?:css|js)$/.test(name) && startTime < (paint?.startTime ?? 0))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    // What the script adds comes last.
    const after = (await looks()).slice(0, painted.length);
    expect(after.map((look, at) => (painted[at] === 'unseen' ? 'unseen' : look))).toEqual(painted);
    await hydrated(page);
  });
}

for (const path of ['/', '/categories', '/goods_detail/1', '/login'])
  test(`no style sheet of ${path} is applied twice, also when its header has been taken over`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])),
    );
    expect(sheets).toEqual([...new Set(sheets)]);
    expect(sheets.length).toBeGreaterThan(0);
  });

test('a button that is pressed before any script has arrived is answered when it has', async ({ page }) => {
  let send: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/categories', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  send?.();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a worker looks up the locales of Intl, and ends', async ({ page }) => {
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto('/')]);
  expect(worker.url()).toContain('Intl.NumberFormat');
  await expect.poll(() => page.workers()).toEqual([]);
});

test('a page starts in a browser that refuses the worker', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = new Proxy(Worker, {
      construct() {
        throw new DOMException('The worker is refused.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await mainTakenOver(page);
});

/** A shift of the layout, in milliseconds after the start of the visit. */
interface Shift {
  at: number;
  value: number;
  moved: string[];
}

interface Seen {
  shifts: Shift[];
  /** When the second frame after the end of the document began: 0 before that, so that every shift counts. */
  complete: number;
}

test('no element moves after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.shifts = [];
    seen.complete = 0;
    // A busy browser paints a part of the document before the rest arrives, and moves it in the first frame after its end.
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame((frame) => {
          seen.complete = frame;
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join();
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${(node as Element | undefined)?.className} ${node?.textContent?.slice(0, 40)}: from ${place(previousRect)} to ${place(currentRect)}`,
        );
        seen.shifts.push({ at: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/categories', '/merchant/merchant/home?id=1', '/goods_detail/1', '/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => {
      const { shifts: seen, complete } = window as unknown as Seen;
      return seen.filter(({ at }) => at >= complete);
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
  }
});

for (const path of ['/', '/categories', '/goods_detail/1', '/merchant/merchant/home?id=1'])
  test(`every picture that ${path} preloads is one that it shows`, async ({ page }) => {
    await page.goto(path);
    const unused = await page.evaluate(() => {
      const same = (link: Element, image: Element) =>
        link.getAttribute('imagesrcset') === null
          ? link.getAttribute('href') === image.getAttribute('src')
          : link.getAttribute('imagesrcset') === image.getAttribute('srcset') &&
            link.getAttribute('imagesizes') === image.getAttribute('sizes');
      return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
        .filter(({ media }) => matchMedia(media || 'all').matches)
        .filter((link) => ![...document.images].some((image) => same(link, image)))
        .map(({ outerHTML }) => outerHTML);
    });
    expect(unused).toEqual([]);
  });
