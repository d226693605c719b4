import { expect, publicApi } from './shop.ts';
import { test } from './faulty-shop.ts';

/** Answers that are well-formed and cannot be: no page may lose its frame, or say that there is nothing. */
const contents = [null, 'x', [], {}];
const pages = ['/', '/categories', '/goods/goods_search?keywords=lamp', '/merchant/merchant_street', '/cart'];

test.use({ javaScriptEnabled: false, failsOnPurpose: true });

for (const content of contents) {
  test(`pages keep header and footer when every answer is ${JSON.stringify(content)}`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    faults.fail('/api/', { data: content }, Number.POSITIVE_INFINITY);
    // A session, so that the cart is read from the API.
    await context.addCookies([
      { name: '__Host-mf-token', value: btoa('"secret"'), url: baseURL.replace('http:', 'https:') },
    ]);
    for (const path of [...pages, '/goods_detail/1']) {
      await page.goto(path);
      await expect.soft(page.getByRole('banner'), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      // An empty list is a list: only then may the page say that there is nothing.
      if (Array.isArray(content)) continue;
      await expect.soft(page.getByRole('heading', { name: 'Load failure' }), path).toBeVisible();
      await expect.soft(page.getByRole('link', { name: 'Try again' }), path).toBeVisible();
    }
    faults.repair();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible();
    const [category] = await publicApi().catalog.categories();
    if (!Array.isArray(content))
      await expect(page.getByRole('link', { name: category?.name ?? '' }).first()).toBeVisible();
  });
}
