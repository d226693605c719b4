/** What a visitor meets in Chromium, in milliseconds; lines and processors as in the table of issue 12. */
import { brotliCompressSync, gzipSync } from 'node:zlib';

const line = (latency, megabits) => ({
  offline: false,
  latency,
  downloadThroughput: (megabits * 1e6) / 8,
  uploadThroughput: (megabits * 1e6) / 8,
});

/** `slowdown`: how many times slower the processor is. */
export const visitors = {
  desk: { network: line(40, 10), slowdown: 1 },
  slow: { network: line(150, 1.6), slowdown: 4 },
};

/** Runs in the page from its start. */
function watch() {
  const seen = { firstPaint: 0, largestPaint: 0, events: [] };
  window.seen = seen;
  const observe = (type, read, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('event', ({ duration, interactionId }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  });
}

async function open(browser, { network, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  return page;
}

async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

const kibibytes = (bodies, compress) => bodies.reduce((sum, body) => sum + compress(body).length, 0) / 1024;

/**
 * First and largest paint of a first visit, how many requests it makes until none has been made for half a second, and the
 * size of the scripts among them, each file compressed in the same way for all servers.
 */
export async function firstVisit(browser, visitor, url) {
  const page = await open(browser, visitor);
  let requests = 0;
  const scripts = [];
  page.on('request', () => {
    requests += 1;
  });
  const keepScript = (request) => {
    if (request.resourceType() === 'script') scripts.push(request.response().then((answer) => answer.body()));
  };
  page.on('requestfinished', keepScript);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const requestsUntilQuiet = requests;
  page.off('requestfinished', keepScript);
  const bodies = await Promise.all(scripts);
  await settle(page);
  const { firstPaint, largestPaint } = await page.evaluate(() => window.seen);
  await page.context().close();
  return {
    firstPaint,
    largestPaint,
    requests: requestsUntilQuiet,
    gzip: kibibytes(bodies, (body) => gzipSync(body, { level: 9 })),
    brotli: kibibytes(bodies, brotliCompressSync),
  };
}

/** The middle of what the pointer goes to. */
async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/**
 * From the press on the first card of a list until the page of its product is painted.
 * @param card CSS selectors of the card's link, and of the product's name from there
 */
export async function followCard(browser, visitor, list, card) {
  const page = await open(browser, visitor);
  await page.goto(list);
  await settle(page);
  const link = page.locator(card.link).first();
  const name = await link.locator(card.name).textContent();
  await page.mouse.move(...(await middleOf(link)), { steps: 5 });
  await page.waitForTimeout(100);
  await page.evaluate((wanted) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const look = () => {
          const shown = document.querySelector('main h1')?.textContent === wanted;
          requestAnimationFrame(
            shown ? () => setTimeout(() => (window.took = performance.now() - start)) : look,
          );
        };
        look();
      },
      { capture: true, once: true },
    );
  }, name);
  await page.mouse.down();
  await page.mouse.up();
  const took = await page.waitForFunction(() => window.took).then((handle) => handle.jsonValue());
  await page.context().close();
  return took;
}

/**
 * Adding a product to the cart: the duration of the event, which INP counts, and the time until the page has answered.
 * @param answerOf CSS selector of what changes
 */
export async function addToCart(browser, visitor, product, answerOf) {
  const page = await open(browser, visitor);
  await page.goto(product);
  await settle(page);
  const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  await page.mouse.move(...(await middleOf(button)), { steps: 5 });
  await page.waitForTimeout(500);
  await page.evaluate((selector) => {
    window.seen.events.length = 0;
    const answer = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    const before = answer.textContent;
    let start = 0;
    addEventListener('pointerdown', () => (start = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      if (answer.textContent !== before)
        requestAnimationFrame(() => setTimeout(() => (window.took ??= performance.now() - start)));
    }).observe(answer, { subtree: true, childList: true, characterData: true });
  }, answerOf);
  await page.mouse.down();
  await page.mouse.up();
  const answered = await page.waitForFunction(() => window.took).then((handle) => handle.jsonValue());
  await page.waitForTimeout(1000);
  const event = await page.evaluate(() => Math.max(0, ...window.seen.events));
  await page.context().close();
  return { event, answered };
}

/** From the pointer on a category until its panel is there, the first time. */
export async function openMenu(browser, visitor, url) {
  const page = await open(browser, visitor);
  await page.goto(url);
  await settle(page);
  const category = page.getByRole('banner').getByRole('navigation').last().locator('> ul > li').nth(1);
  const place = await middleOf(category.getByRole('link').first());
  await page.evaluate(() => {
    let start = 0;
    addEventListener(
      'pointerover',
      ({ target }) => {
        if (target.closest('header nav')) start ||= performance.now();
      },
      { capture: true },
    );
    const isOpen = (panel) =>
      panel.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && panel.querySelector('a');
    const look = () => {
      const open = start && [...document.querySelectorAll('header [data-panel]')].some(isOpen);
      if (open) setTimeout(() => (window.took = performance.now() - start));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.mouse.move(...place, { steps: 3 });
  const took = await page.waitForFunction(() => window.took).then((handle) => handle.jsonValue());
  await page.context().close();
  return took;
}
