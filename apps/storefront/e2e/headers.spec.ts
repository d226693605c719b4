import { expect, newAccount, test } from './shop.ts';

test('pages have a strict content security policy with a new nonce for each answer', async ({ page }) => {
  const [first, second] = await Promise.all([page.request.get('/'), page.request.get('/')]);
  const policy = first.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toBe(second.headers()['content-security-policy']);
  expect(first.headers()['x-content-type-options']).toBe('nosniff');
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
    // The cookie as the shop itself writes it: base64 of JSON.
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
