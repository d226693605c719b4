import { type ElementHandle, launch } from 'puppeteer-core';
import { type Engine, enginePath } from '../../../../scripts/engines.ts';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';
import type { Driver } from './driver.ts';

const windowSize = { width: 1280, height: 860 } as const;

/** Chromium and Firefox, with Puppeteer: WebDriver BiDi in Firefox. */
export async function startPuppeteer(engine: Exclude<Engine, 'webkit'>): Promise<Driver> {
  const executablePath = enginePath(engine);
  if (!executablePath) throw new Error(`${engine} is not installed.`);
  const browser = await launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: engine === 'firefox' ? true : 'shell',
    args: engine === 'firefox' ? [] : chromiumLaunchOptions().args,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(windowSize);
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${String(error)}`));
  page.on('response', (answer) => {
    if (answer.status() >= 500) noise.push(`answer: ${answer.status()} ${answer.url()}`);
  });
  return {
    noise,
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    call: (script, ...values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`) as Promise<never>,
    // The library's own function waits for a load, which a page from the cache does not have. The timer lets this call
    // end before.
    async back() {
      await page.evaluate('setTimeout(() => history.back())');
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(selector, file) {
      const field = await page.waitForSelector(selector);
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
    },
    async screenshot(file) {
      await page.screenshot({ path: file as `${string}.png` });
    },
    close: () => browser.close(),
  };
}
