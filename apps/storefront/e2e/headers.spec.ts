import { newAccount } from './accounts.ts';
import { openAnyProduct } from './products.ts';
import { apiOrigin, expect, test } from './shop.ts';

test('pages have a strict content security policy: hashes for everybody, a new nonce for each shopper', async ({
  page,
}) => {
  const policyOf = async (headers: Record<string, string> = {}) => {
    const answer = await page.request.get('/', { headers });
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    return answer.headers()['content-security-policy'] ?? '';
  };
  const forEverybody = await policyOf();
  expect(forEverybody).toMatch(/script-src 'self' 'sha256-/);
  expect(forEverybody).not.toContain('nonce');
  const signedIn = { Cookie: '__Host-mf-token=x' };
  const [first, second] = await Promise.all([policyOf(signedIn), policyOf(signedIn)]);
  expect(first).toMatch(/script-src 'self' 'nonce-/);
  expect(first).not.toBe(second);
  for (const policy of [forEverybody, first]) {
    expect(policy).toContain("object-src 'none'");
    // Videos have the same hosts as pictures.
    expect(policy).toContain(`media-src 'self' ${apiOrigin}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-inline');
  }
});

test('only the page of the payment allows the hosts of the provider; its windows may be opened', async ({
  request,
}) => {
  const headersOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers();
  const payment = await headersOf('/order/stripe_payment');
  expect(payment['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(payment['content-security-policy']).toContain('https://*.js.stripe.com');
  const cart = await headersOf('/cart');
  // Otherwise Back from there would switch to another browsing context group (server/security.ts).
  expect(cart['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(cart['content-security-policy']).not.toContain('stripe');
});

test('what a visitor does is not shown to another', async ({ page, browser, baseURL }) => {
  await openAnyProduct(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const cartWithOne = /Cart.*1/;
  await expect(page.getByRole('banner').getByRole('link', { name: cartWithOne })).toBeVisible();
  // The number is shown before the shop has responded, whose cookie contains the cart.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('__Host-mf-cart');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: cartWithOne })).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('banner').getByRole('link', { name: /Cart/ })).not.toHaveAccessibleName(
    cartWithOne,
  );
  await other.close();
});

test('forms from other sites are refused', async ({ page }) => {
  const evil = await page.request.post('/cart', {
    headers: { Origin: 'https://evil.example' },
    form: { intent: 'remove:1' },
  });
  expect(evil.status()).toBe(403);
  const fetched = await page.request.post('/cart', {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    form: { intent: 'remove:1' },
  });
  expect(fetched.status()).toBe(403);
});

test('signing in never leads to another site', async ({ page, context, baseURL }) => {
  const { email, password } = await newAccount();
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
  ]) {
    // The cookie in the shop's own format: base64 of JSON.
    const value = encodeURIComponent(Buffer.from(JSON.stringify(evil)).toString('base64'));
    await context.addCookies([{ name: 'fromPath', value, url: baseURL ?? '' }]);
    const answer = await page.request.post('/login', {
      headers: { Origin: new URL(baseURL ?? '').origin },
      form: { mode: 'emailPassword', email, password, agreement: 'on' },
      maxRedirects: 0,
    });
    expect(answer.status(), evil).toBe(303);
    expect(new URL(answer.headers().location ?? '', baseURL).origin, evil).toBe(
      new URL(baseURL ?? '').origin,
    );
    await context.clearCookies();
  }
});
