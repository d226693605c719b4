import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const api = Number(process.env.E2E_API_PORT || 4310);
const shop = Number(process.env.E2E_SHOP_PORT || 3310);
const node = `"${process.execPath}" --conditions=@marketfront/source`;
// A busy machine may take long for what a shop answers at once; the journeys are about what happens, not how fast.
const origins = { API_ORIGIN: `http://localhost:${api}`, SHOP_ORIGIN: `http://localhost:${shop}` };

/** Journeys of shoppers through the built shop, on a sandbox of their own with fresh data. */
export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: origins.SHOP_ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
    ...devices['Desktop Chrome'],
  },
  webServer: [
    {
      command: `${node} src/main.ts`,
      cwd: 'apps/sandbox-api',
      url: `${origins.API_ORIGIN}/api/front/index`,
      env: {
        ...origins,
        SANDBOX_PORT: String(api),
        SANDBOX_DATA_DIR: '../../test-results/sandbox',
        NODE_ENV: 'production',
        SANDBOX_DEMO: '1',
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `${node} server/main.ts`,
      cwd: 'apps/storefront',
      url: `${origins.SHOP_ORIGIN}/healthz`,
      env: {
        ...origins,
        PORT: String(shop),
        NODE_ENV: 'production',
        API_TIMEOUT_MS: '30000',
        BLOCK_TIMEOUT_MS: '20000',
      },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
