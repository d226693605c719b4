import { FaultProxy } from './fault-proxy.ts';
import { startShop } from './own-shop.ts';
import { apiOrigin, test as base } from './shop.ts';

interface FaultyShop {
  readonly origin: string;
  readonly faults: FaultProxy;
}

/**
 * The same for tests that share a shop, because the failing data is read or changed for one shopper: data that a shop
 * has once read for everybody is still shown while the call fails. Faults end with their test.
 */
export const test = base.extend<{ faults: FaultProxy; baseURL: string }, { faultyShop: FaultyShop }>({
  faultyShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const faults = new FaultProxy();
      const shop = await startShop({ API_ORIGIN: await faults.listen(), IMAGE_ORIGINS: apiOrigin });
      await use({ faults, origin: `http://localhost:${shop.port}` });
      await shop.stop();
      faults.close();
    },
    { scope: 'worker' },
  ],
  faults: async ({ faultyShop: { faults } }, use) => {
    await use(faults);
    faults.repair();
  },
  baseURL: ({ faultyShop: { origin } }, use) => use(origin),
});
