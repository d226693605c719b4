import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { plainCookieShopOrigin, serversPort, shopOrigin } from './apps/storefront/e2e/ports.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { type Engine, enginePath, engines } from './scripts/engines.ts';

const chromium = chromiumLaunchOptions({ headlessShell: true });

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

/** The smoke test has projects of its own, one for each engine. */
const smoke = /engines\/.*\.spec\.ts$/;

/** These measure by means of Chromium alone. */
const chromiumOnly = /performance\.spec/;

const otherBrowsers = [
  { type: firefox, device: devices['Desktop Firefox'], testIgnore: [chromiumOnly] },
  {
    type: webkit,
    device: devices['Desktop Safari'],
    // Safari's Tab key skips links, unless its user has changed that.
    testIgnore: [chromiumOnly, /keyboard\.spec/],
    // Safari refuses Secure cookies over http, also on localhost.
    baseURL: plainCookieShopOrigin,
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

/** Journeys of shoppers through the built shop. Each worker has a shop and a sandbox with fresh data (`e2e/servers.ts`). */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results/e2e',
  globalTeardown: './apps/storefront/e2e/search-logs.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // With a third one the whole command takes as long: more programs than processors slow each other down.
  workers: 2,
  // The longest take a minute and a half at a load of fourteen.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // The test command reads the second one.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: shopOrigin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording slows down every test by a fifth; "--trace retain-on-failure" does it where a failure needs it.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: smoke,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...chromium,
          args: [
            ...chromium.args,
            // Without a graphics card, Chromium's imitation of one costs a tenth of the time.
            '--disable-gpu',
            // A page is left before its code would gain by being optimised.
            '--js-flags=--no-turbofan,--no-maglev',
          ],
        },
      },
    },
    ...installed.map(({ type, device, testIgnore, ...browser }) => ({
      name: type.name(),
      testIgnore: [...testIgnore, smoke],
      use: { ...device, ...browser },
    })),
    ...engines
      .filter((engine) => enginePath(engine))
      .map((engine) => ({ name: `smoke-${engine}`, testMatch: smoke, use: { engine } })),
  ],
  webServer: {
    // The signal must reach Node: a shell between would end first, and Playwright then kills what is left.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" --conditions=@marketfront/source e2e/servers.ts`,
    cwd: 'apps/storefront',
    url: `http://localhost:${serversPort}`,
    env: installed.some(({ type }) => type === webkit) ? { E2E_PLAIN_COOKIES: '1' } : {},
    timeout: 180_000,
    // Else PostgreSQL would be left.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
