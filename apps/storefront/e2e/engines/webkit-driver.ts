import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { enginePath } from '../../../../scripts/engines.ts';
import { freePort } from '../../../sandbox-api/src/postgres.ts';
import { endProcess } from '../../../sandbox-api/src/testing/end-process.ts';
import { startShop } from '../own-shop.ts';
import { type ConsoleProxy, startConsoleProxy } from './console-proxy.ts';
import type { Driver } from './driver.ts';

/** Starts a virtual screen; returns its name once it is ready. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, name: `:${String(number).trim()}` };
}

const environment = {
  // In a container, root has no namespaces for its sandbox.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  // There is no graphics card.
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // Nor a desktop bus.
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
} as const;

/** Waits until the driver responds: it does not report that it has started. */
async function untilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start.');
}

/**
 * The parts that start once per worker: a shop with cookies that WebKit accepts over http, a screen, and the driver on
 * it.
 */
export async function startWebKit() {
  let shopPort = 0;
  const proxy = await startConsoleProxy(() => shopPort);
  const [shop, { screen, name }, port] = await Promise.all([
    // WebKit refuses Secure cookies over http, even on localhost.
    startShop({ SHOP_ORIGIN: proxy.origin, INSECURE_COOKIES: '1' }),
    startScreen(),
    freePort(),
  ]);
  shopPort = shop.port;
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...environment, DISPLAY: name },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    origin: proxy.origin,
    open: () => openWindow(address, name, proxy),
    async stop() {
      await endProcess(service, 'SIGTERM');
      await endProcess(screen, 'SIGTERM');
      proxy.stop();
      await shop.stop();
    },
  };
}

/** A new window without cookies. */
async function openWindow(
  service: string,
  screen: string,
  { noise, holdScript }: Pick<ConsoleProxy, 'noise' | 'holdScript'>,
): Promise<Driver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: enginePath('webkit'), args: ['--automation'] },
  });
  const browser: WebDriver = await new Builder().usingServer(service).withCapabilities(capabilities).build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  noise.length = 0;
  return {
    noise,
    holdScript,
    open: (url) => browser.get(url),
    call: (script, ...values) => browser.executeScript(`return (${script})(...arguments)`, ...values),
    back: () => browser.navigate().back(),
    click: ({ x, y }) =>
      browser
        .actions()
        .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) =>
      browser
        .actions()
        .sendKeys(
          key === 'Enter' ? Keys.ENTER : key === 'Escape' ? Keys.ESCAPE : key === 'Tab' ? Keys.TAB : key,
        )
        .perform(),
    upload: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
    // The driver's own command hangs; ImageMagick may be missing.
    async screenshot(file) {
      const taken = once(spawn('import', ['-display', screen, '-window', 'root', file]), 'exit');
      await taken.catch((error: unknown) => noise.push(`no picture of the window: ${error}`));
    },
    close: () => browser.quit(),
  };
}
