import type { APIRequestContext } from '@playwright/test';
import { test } from './faulty-shop.ts';
import { publicApi } from './accounts.ts';
import { expect } from './shop.ts';

/** Well-formed but impossible responses: no page may lose its frame, or claim that there is nothing. */
const contents = [null, 'x', {}];
const pages = [
  '/',
  '/categories',
  '/goods/goods_search?keywords=lamp',
  '/merchant/merchant_street',
  '/cart',
  '/goods_detail/1',
];

/** Opens the page with a session, so that the cart is read from the API. */
const open = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { headers: { Cookie: `__Host-mf-token=${btoa('"secret"')}` } });
  return answer.text();
};

test('pages keep header and footer while every answer is of another kind, and the shop keeps none of them', async ({
  request,
  faults,
}) => {
  for (const content of contents) {
    faults.repair();
    faults.fail('/api/', { data: content }, Number.POSITIVE_INFINITY);
    for (const path of pages) {
      const html = await open(request, path);
      const what = `${path}: ${JSON.stringify(content)}`;
      for (const part of ['<header', '<footer']) expect.soft(html, what).toContain(part);
      const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      for (const part of ['Load failure', 'Try again']) expect.soft(main, what).toContain(part);
    }
  }
  faults.repair();
  const home = await open(request, '/');
  expect(home).toContain('Featured products');
  const [category] = await publicApi().catalog.categories();
  expect(home).toContain(category?.name);

  // An empty list is valid: only then may the page say that there is nothing. No page has been read in French yet.
  faults.fail('/api/', { data: [] }, Number.POSITIVE_INFINITY);
  for (const path of pages) {
    const html = await open(request, path === '/' ? '/fr' : `/fr${path}`);
    for (const part of ['<header', '<footer']) expect.soft(html, `${path}: []`).toContain(part);
  }
  faults.repair();
  expect(await open(request, '/fr')).toContain('Produits à la une');
});
