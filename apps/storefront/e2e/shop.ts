import { forPlaywright, unanswered } from '@marketfront/ui/testing';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { apiOrigin, startServers } from './ports.ts';

export { apiOrigin, expect };

export const main = (page: Page) => page.getByRole('main');

/** Leaving a page cancels its pending requests; each browser has its own text for that. */
const cancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** The catalogue has one product whose picture is lost, like real ones. */
const lostPicture = /\/media\/p\/[\w-]+\.lost\.webp/;
/** Without script the browser blocks the scripts of the page. */
const refusedScript = /^csp$|CSP|blocked/i;
// The browser itself logs a page that does not exist. The sandbox's pictures are served over http; over HTTPS browsers
// warn about that. A preloaded picture that is not shown within three seconds only means that the machine is busy:
// performance.spec tests whether it is used at all.
// For its traces Playwright reads the pictures that a form shows before they are uploaded, which the policy refuses.
const expectedConsole =
  /^Connecting to 'blob:|status of 4\d\d|^Mixed Content: .* 'http:\/\/localhost|was preloaded using link preload but not used within/;

/**
 * Every journey also fails on a console error, an uncaught error, a failed request or a response with status 5xx, which
 * shoppers would not see.
 */
export const test = base.extend<{ failsOnPurpose: boolean; quiet: void }, { servers: void }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await startServers();
      await use();
    },
    // The first worker waits until the demo data has been copied.
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  /** The journey makes requests of the browser fail on purpose: its messages about them do not count as errors. */
  failsOnPurpose: [false, { option: true }],
  quiet: [
    async ({ page, javaScriptEnabled, failsOnPurpose }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const loud = message.type() === 'error' || message.type() === 'warning';
        if (loud && !expectedConsole.test(message.text())) noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        const expected =
          cancelled.test(reason) ||
          lostPicture.test(request.url()) ||
          (!javaScriptEnabled && refusedScript.test(reason));
        if (!expected) noise.push(`request: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) noise.push(`answer: ${response.status()} ${response.url()}`);
      });
      await use();
      if (!failsOnPurpose) expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Components of the page by role and name; `within` limits them to a part of the page. */
export function componentsOf(page: Page, within?: Locator) {
  const kit = forPlaywright<Locator>(page);
  return within ? kit.inside(within) : kit;
}

/** The form of the sign-in page or dialog. */
export function loginForm(page: Page, within: Locator = page.getByRole('main')) {
  const form = componentsOf(page, within);
  return {
    email: form.field({ label: 'Email' }),
    phone: form.field({ label: 'Phone number' }),
    /** Also the password of a new account. Password inputs have no role. */
    password: within.getByLabel(/^Password/),
    newPassword: within.getByLabel(/^New password/),
    repeatPassword: within.getByLabel(/^Repeat the password/),
    code: form.field({ label: 'Verification code' }),
    agreement: within.getByRole('checkbox'),
    sendCode: form.button({ name: 'Send code' }),
    submit: (name: string) => form.button({ name }),
  };
}

/** The drawer that shows the added item, with script. */
export const addedToCart = (page: Page): Locator => page.getByRole('dialog', { name: 'Added to your cart' });

/** Controls that need script are visible. */
export const everyControlAnswers = (page: Page): Promise<void> =>
  expect(page.locator(`.${unanswered}`)).toHaveCount(0);

/**
 * Waits like a visitor until the whole page responds: controls that need script are visible, and the browser loads
 * nothing any more. Before that, links and forms lead to pages; journeys that test the script's replacements, such as
 * dialogs, previews and messages, wait for it.
 */
export async function answers(page: Page): Promise<void> {
  await everyControlAnswers(page);
  await page.waitForLoadState('networkidle');
}

/**
 * The router has started, even if code of the page is still held back: controls of the header in English are visible.
 */
export const headerAnswers = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Show / })
      .first(),
  ).toBeVisible();

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
  await expect(page.locator('input[name=address]')).toHaveValue(/^\d+$/);
}

/** Chooses a payment method; the radio button is covered by its card. */
export const choosePayment = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true });

/** Fills in the card form of the provider and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe').first();
  await card.getByLabel(/number/i).fill(number);
  await card.getByLabel(/expir/i).fill('12/34');
  await card.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/**
 * Checks that axe finds no violation (WCAG 2.2 A and AA).
 * @param rules by default all
 * @param within a selector; by default everything except header and footer, which are the same on all pages
 * (`pages.spec.ts`)
 */
export async function expectAccessible(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<void> {
  // Half a megabyte of script: once for each document, which may be checked in two themes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context: { include: string[] } | { exclude: string[] } = within
    ? { include: [within] }
    : { exclude: ['body > header', 'body > footer'] };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    // Everything to check is in the document itself.
    preload: false,
  };
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Finding a selector for every element takes a third of the time: only done if there are violations.
      const quick = await run(context, { ...options, selectors: false });
      if (quick.violations.length === 0) return [];
      return (await run(context, options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { context, options },
  );
  expect(violations, page.url()).toEqual([]);
}
