import { FaultProxy } from './fault-proxy.ts';
import { type OwnShop, startShop } from './own-shop.ts';
import { apiOrigin, test as base } from './shop.ts';

/** Journeys through a separate shop whose back end fails on command of the test. */
export const test = base.extend<{ faults: FaultProxy; shop: OwnShop; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  faults: async ({}, use) => {
    const faults = new FaultProxy();
    await use(faults);
    faults.close();
  },
  shop: async ({ faults }, use) => {
    const shop = await startShop({ API_ORIGIN: await faults.listen(), IMAGE_ORIGINS: apiOrigin });
    await use(shop);
    await shop.stop();
  },
  baseURL: ({ shop }, use) => use(`http://localhost:${shop.port}`),
});
