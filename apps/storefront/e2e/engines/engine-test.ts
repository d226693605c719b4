import { test as base } from '@playwright/test';
import type { Engine } from '../../../../scripts/engines.ts';
import { shopOrigin, startServers } from '../ports.ts';
import type { Driver } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-driver.ts';

/** Opens windows of an engine, on a certain shop. */
interface Browser {
  readonly origin: string;
  open(): Promise<Driver>;
  stop(): Promise<void>;
}

const startBrowser = async (engine: Engine): Promise<Browser> =>
  engine === 'webkit'
    ? startWebKit()
    : { origin: shopOrigin, open: () => startPuppeteer(engine), stop: () => Promise.resolve() };

// A page that is left cancels its pending requests: for a font, Firefox reports it (NS_BINDING_ABORTED). Lists of the
// demo shop contain one picture that is lost.
const expectedNoise = /status of 404|\.lost\.webp|download failed .*status=2152398850/;

/** A test with a visitor in a window of its engine. It also fails on errors that only the console shows. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine; browserOfEngine: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      await startServers();
      const browser = await startBrowser(engine);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ browserOfEngine: { origin, open } }, use, testInfo) => {
    const driver = await open();
    const visitor = new Visitor(driver, origin);
    await use(visitor);
    const hasFailed = testInfo.errors.length > 0;
    if (hasFailed) {
      await driver.screenshot(testInfo.outputPath('window.png'));
      await testInfo.attach('console', { body: driver.noise.join('\n') });
    }
    await driver.close();
    if (!hasFailed) visitor.expectQuiet(expectedNoise);
  },
});
