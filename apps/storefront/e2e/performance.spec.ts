import { gzipSync } from 'node:zlib';
import { expect, test } from './shop.ts';

/** JavaScript of a first visit, gzip, in kB (an empty page of this framework is 99 to 111). */
const budgets = {
  '/': 135,
  '/categories': 135,
  '/merchant/merchant_street': 135,
  '/merchant/merchant/home?id=1': 137,
  '/merchant/merchant/category?id=1': 138,
  '/register/merchant': 135,
  '/goods_detail/1': 147,
  '/cart': 160,
} as const;

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit of ${path} loads at most ${budget} kB of script`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!/\.js(\?|$)/.test(new URL(response.url()).pathname)) return;
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    test.info().annotations.push({ type: 'kB', description: total.toFixed(1) });
    expect(total).toBeLessThanOrEqual(budget);
  });
}

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
