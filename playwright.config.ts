import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { shopEnv } from './apps/storefront/e2e/shop-env.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const chromium = chromiumLaunchOptions({ headlessShell: true });
const api = Number(process.env.E2E_API_PORT || 4310);
const shop = Number(process.env.E2E_SHOP_PORT || 3310);
const node = `"${process.execPath}" --conditions=@marketfront/source`;
const origins = { API_ORIGIN: `http://localhost:${api}`, SHOP_ORIGIN: `http://localhost:${shop}` };

// The tests import our packages from their sources, so that no build of them can be missing or out of date.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      specifier,
      specifier.startsWith('@marketfront/')
        ? { ...context, conditions: ['@marketfront/source', ...context.conditions] }
        : context,
    ),
});

/** Safari refuses Secure cookies over http, also on localhost: its tests use a shop that sends plain ones. */
const plainCookieShop = Number(process.env.E2E_PLAIN_COOKIE_SHOP_PORT || shop + 1);

/** These measure by means of Chromium alone. */
const chromiumOnly = /performance\.spec/;

const otherBrowsers = [
  { type: firefox, device: devices['Desktop Firefox'], testIgnore: [chromiumOnly] },
  {
    type: webkit,
    device: devices['Desktop Safari'],
    // Safari's Tab key skips links, unless its user has changed that.
    testIgnore: [chromiumOnly, /keyboard\.spec/],
    baseURL: `http://localhost:${plainCookieShop}`,
  },
] as const;
const isInstalled = ({ type }: (typeof otherBrowsers)[number]) => existsSync(type.executablePath());
const installed = otherBrowsers.filter(isInstalled);

// Workers load this file too; one note is enough.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const { type } of otherBrowsers.filter((browser) => !isInstalled(browser)))
    console.warn(
      `Not tested in ${type.name()}: it is not installed. "npx pnpm@12 exec playwright install ${type.name()}" installs it.`,
    );
}

const shopServer = (port: number, env: Record<string, string> = {}) => ({
  command: `${node} server/main.ts`,
  cwd: 'apps/storefront',
  url: `http://localhost:${port}/healthz`,
  env: {
    ...origins,
    SHOP_ORIGIN: `http://localhost:${port}`,
    PORT: String(port),
    ...shopEnv,
    ...env,
  },
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});

/** Journeys of shoppers through the built shop, on a sandbox of their own with fresh data. */
export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Two leave a tenth of two cores idle.
  workers: 3,
  // The longest take a minute and a half at a load of fourteen.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // What passes at the second try is listed at the end of the run as flaky (decision 046).
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: origins.SHOP_ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording slows down every test by a fifth; "--trace retain-on-failure" does it where a failure needs it.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        // Without a graphics card, Chromium's imitation of one costs a tenth of the time.
        launchOptions: { ...chromium, args: [...chromium.args, '--disable-gpu'] },
      },
    },
    ...installed.map(({ type, device, testIgnore, ...browser }) => ({
      name: type.name(),
      testIgnore: [...testIgnore],
      use: { ...device, ...browser },
    })),
  ],
  webServer: [
    {
      command: `${node} src/main.ts`,
      cwd: 'apps/sandbox-api',
      url: `${origins.API_ORIGIN}/api/front/index`,
      env: {
        ...origins,
        SANDBOX_PORT: String(api),
        SANDBOX_DATA_DIR: `../../test-results/sandbox-${api}`,
        NODE_ENV: 'production',
        SANDBOX_DEMO: '1',
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT_FACTOR: '100',
        SMALL_PICTURES: '1',
        QUICK_PASSWORDS: '1',
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    shopServer(shop),
    ...(installed.some(({ type }) => type === webkit)
      ? [shopServer(plainCookieShop, { INSECURE_COOKIES: '1' })]
      : []),
  ],
});
