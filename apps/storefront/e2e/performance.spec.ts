import { gzipSync } from 'node:zlib';
import { expect, hydrated, test } from './shop.ts';

/** JavaScript of a first visit, gzip, in kB (an empty page of this framework is 99 to 111). */
const scriptBudgets = {
  '/': 135,
  '/categories': 135,
  '/goods/goods_search?keywords=lamp': 135,
  '/goods/top_one': 135,
  '/merchant/merchant_street': 135,
  '/merchant/merchant/home?id=1': 135,
  '/merchant/merchant/category?id=1': 135,
  '/merchant/merchant/coupon?id=1': 135,
  '/register/merchant': 135,
  '/goods_detail/1': 145,
  '/login': 160,
  '/cart': 160,
} as const;
/** Styles and document of any first visit, gzip, in kB. */
const styleBudget = 20;
const documentBudget = 45;

const kilobytes = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

for (const [path, budget] of Object.entries(scriptBudgets)) {
  test(`a first visit of ${path} loads at most ${budget} kB of script`, async ({ page }) => {
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
    const loaded = await Promise.all(sizes);
    const total = (wanted: string) =>
      loaded.filter(({ type }) => type === wanted).reduce((sum, { size }) => sum + size, 0);
    for (const type of ['script', 'stylesheet', 'document'])
      test.info().annotations.push({ type: `kB of ${type}`, description: total(type).toFixed(1) });
    expect(total('script')).toBeLessThanOrEqual(budget);
    expect(total('stylesheet')).toBeLessThanOrEqual(styleBudget);
    expect(total('document')).toBeLessThanOrEqual(documentBudget);
  });
}

test('scripts are asked for when the page is painted, and make it work', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  let sendStyles: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    sendStyles = resolve;
  });
  await page.route('**/assets/root-*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/goods_detail/1', { waitUntil: 'commit' });
  // In the document already, and not painted without its styles.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(scripts).toEqual([]);

  sendStyles?.();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('no element moves after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/categories', '/merchant/merchant/home?id=1', '/goods_detail/1', '/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const layoutShift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
    expect(layoutShift, path).toBeLessThan(0.001);
  }
});

for (const path of ['/', '/categories', '/goods_detail/1', '/merchant/merchant/home?id=1'])
  test(`every picture that ${path} preloads is one that it shows`, async ({ page }) => {
    await page.goto(path);
    const unused = await page.evaluate(() => {
      const same = (link: Element, image: HTMLImageElement) =>
        link.getAttribute('imagesrcset') === null
          ? link.getAttribute('href') === image.getAttribute('src')
          : link.getAttribute('imagesrcset') === image.getAttribute('srcset') &&
            link.getAttribute('imagesizes') === image.getAttribute('sizes');
      return [...document.querySelectorAll('link[rel=preload][as=image]')]
        .filter((link) => ![...document.images].some((image) => same(link, image)))
        .map(({ outerHTML }) => outerHTML);
    });
    expect(unused).toEqual([]);
  });
