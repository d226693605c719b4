import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/**
 * Every journey also fails on a console error, an uncaught error, a failed request or a broken answer: shoppers never
 * see those lines, but they feel them.
 */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const loud = message.type() === 'error' || message.type() === 'warning';
        // A page that does not exist is announced by the browser itself.
        // The sandbox's pictures come over http; over HTTPS browsers say so.
        const expected = /status of 4\d\d|^Mixed Content: .* 'http:\/\/localhost/.test(message.text());
        if (loud && !expected) noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page cancels what it was still fetching; without script the browser refuses the scripts.
        const expected = /ERR_ABORTED/.test(reason) || (!javaScriptEnabled && reason === 'csp');
        if (!expected) noise.push(`request: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) noise.push(`answer: ${response.status()} ${response.url()}`);
      });
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const demo = { email: 'demo@marketfront.test', password: 'Demo-1234' };

export const apiOrigin = `http://localhost:${process.env.E2E_API_PORT || 4310}`;

/** Waits until React has taken over: before that, forms and links work the plain way. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Opens a product that can be bought at once, and gives its name. */
export async function openAnyProduct(page: Page, prefix = ''): Promise<string> {
  await page.goto(`${prefix}/categories?inStock=1`);
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await card.click();
  await page.waitForURL(/\/goods_detail\/\d+/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** The code last sent to an e-mail address or a phone number. */
export async function lastCode(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`${apiOrigin}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
  const code = /\b\d{6}\b/.exec(await answer.text())?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Signs in on the page of its own, as the demo account. */
export async function signIn(page: Page, { email, password } = demo): Promise<void> {
  await page.goto('/login?mode=emailPassword');
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Fills the address form of the checkout and saves it. */
export async function addAddress(
  page: Page,
  save: string | RegExp = 'Save and use this address',
): Promise<void> {
  await page.locator('#address-name').fill('Ann Shopper');
  await page.locator('#address-address').fill('1 High Street');
  await page.locator('#address-city').fill('London');
  await page.locator('#address-postCode').fill('SW1A 1AA');
  await page.getByRole('button', { name: save }).click();
  await expect(page.locator('input[type=radio][name=address]').first()).toBeChecked();
}

/** No violation that axe can find (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
