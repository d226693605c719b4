import { test as base, expect, type Page } from '@playwright/test';

/**
 * Every journey also fails on a console error, an uncaught error, a failed request or a broken answer: shoppers never
 * see those lines, but they feel them.
 */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page cancels what it was still fetching.
        if (!/ERR_ABORTED/.test(reason)) noise.push(`request: ${request.url()} ${reason}`);
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

export const demo = { email: 'demo@marketfront.test', password: 'Demo-1234' } as const;

/** Waits until React has taken over: before that, forms and links work the plain way. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
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

/** The codes and letters that the sandbox has sent, newest first. */
export async function lastCode(page: Page, to: string): Promise<string> {
  const origin = process.env.E2E_API_ORIGIN ?? `http://localhost:${process.env.E2E_API_PORT || 4310}`;
  const answer = await page.request.get(`${origin}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
  const code = /\b\d{6}\b/.exec(await answer.text())?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}
