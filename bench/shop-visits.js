/**
 * The experience of a visitor in Chromium. Times are in milliseconds, and start when the browser received the input: a
 * page whose handlers run before those of the bench gains nothing.
 */
import { gzipSync } from 'node:zlib';

const line = (latency, megabits) => ({
  offline: false,
  latency,
  downloadThroughput: (megabits * 1e6) / 8,
  uploadThroughput: (megabits * 1e6) / 8,
});

/** `slowdown`: the factor by which the processor is slower. Without `network` the connection is unlimited. */
export const visitors = {
  desk: { network: line(40, 10), slowdown: 1 },
  slow: { network: line(150, 1.6), slowdown: 4 },
  'old processor': { slowdown: 10 },
};

/** Activity that a page starts by itself counts for this long, at whatever time it happens. */
const observed = 5000;

/** Runs in the page from its start. */
function watch() {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0, events: [] };
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
  // Total blocking time: the part of each task above 50 ms.
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', ({ duration, interactionId }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  });
}

async function open(browser, { network, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  return page;
}

async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

const kilobytes = (bodies, sizeOf) => bodies.reduce((sum, body) => sum + sizeOf(body), 0) / 1000;
const gzipped = (body) => gzipSync(body, { level: 9 }).length;

/** Counts all requests of a page; scripts and styles compressed in the same way for all servers, pictures unchanged. */
function countWeight(page) {
  const bodies = { script: [], stylesheet: [], image: [] };
  let requests = 0;
  const pending = [];
  page.on('request', () => {
    requests += 1;
  });
  page.on('requestfinished', (request) => {
    const kind = bodies[request.resourceType()];
    if (!kind) return;
    pending.push(
      request
        .response()
        .then((answer) => answer.body())
        .then(
          (body) => kind.push(body),
          // The response of a page that was left meanwhile.
          () => undefined,
        ),
    );
  });
  return async () => {
    await Promise.all(pending);
    return {
      requests,
      script: kilobytes(bodies.script, gzipped),
      styles: kilobytes(bodies.stylesheet, gzipped),
      pictures: kilobytes(bodies.image, ({ length }) => length),
    };
  };
}

/** The working time of the page's main thread, in milliseconds. */
async function mainThread(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Scrolls to the end of the page and back, at half a second per screen. */
async function scrollThrough(page) {
  const to = async (direction) => {
    for (let screens = 0; screens < 30; screens += 1) {
      const before = await page.evaluate(() => scrollY);
      await page.evaluate((by) => scrollBy({ top: by * innerHeight, behavior: 'instant' }), direction);
      await page.waitForTimeout(500);
      if ((await page.evaluate(() => scrollY)) === before) return;
    }
  };
  await to(1);
  await to(-1);
}

/**
 * The whole load of a first visit in its first five seconds, without any interaction, and then of one scroll to the end
 * and back, if wanted: paints, layout shift, blocking time; `weight` and `scrolled` contain requests, script and styles
 * (kB, gzip), pictures (kB) and the working time of the main thread.
 */
export async function firstVisit(browser, visitor, url, { scrolls = true } = {}) {
  const page = await open(browser, visitor);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const weightUntilNow = countWeight(page);
  const weigh = async () => ({ ...(await weightUntilNow()), 'main thread': await mainThread(session) });
  await Promise.all([page.goto(url, { waitUntil: 'commit' }), page.waitForTimeout(observed)]);
  const weight = await weigh();
  const { firstPaint, largestPaint, blocked, shift } = await page.evaluate(() => window.seen);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  if (scrolls) {
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
  }
  const scrolled = await weigh();
  await page.context().close();
  return { firstPaint, largestPaint, blocked, shift, elements, weight, scrolled };
}

/** The middle of the pointer's target. */
async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/**
 * The time from pressing the first card of a list until the page of its product is painted, by the router or as a new
 * document.
 * @param card CSS selectors of the card's link, and of the product's name relative to it
 */
export async function followCard(browser, visitor, list, card) {
  const page = await open(browser, visitor);
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
    const look = () => {
      const pressed = sessionStorage.getItem('pressed');
      const name = document.querySelector('main h1')?.textContent;
      const isShown = pressed !== null && name === sessionStorage.getItem('wanted');
      requestAnimationFrame(isShown ? () => setTimeout(() => (window.took = now() - Number(pressed))) : look);
    };
    look();
  });
  await page.goto(list);
  await settle(page);
  const link = page.locator(card.link).first();
  const name = await link.locator(card.name).textContent();
  await page.evaluate((wanted) => sessionStorage.setItem('wanted', wanted), name);
  await page.mouse.move(...(await middleOf(link)), { steps: 5 });
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  const took = await page.waitForFunction(() => window.took).then((handle) => handle.jsonValue());
  await page.context().close();
  return took;
}

/**
 * Adding a product to the cart: the duration of the event, which INP counts, and the time until the page has responded,
 * which is a different page if the press preceded its script.
 * @param answerOf CSS selector of the element that changes
 * @param after milliseconds after the first paint, or `undefined` for an idle page
 */
export async function addToCart(browser, visitor, product, answerOf, after) {
  const page = await open(browser, visitor);
  await page.addInitScript((selector) => {
    const text = () =>
      [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.textContent;
    const now = () => performance.timeOrigin + performance.now();
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
        sessionStorage.setItem('before', text());
      },
      { capture: true, once: true },
    );
    const look = () => {
      const [pressed, before] = [sessionStorage.getItem('pressed'), sessionStorage.getItem('before')];
      const shown = text();
      if (pressed !== null && shown !== undefined && shown !== before)
        setTimeout(() => (window.took = now() - Number(pressed)));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, answerOf);
  const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  if (after === undefined) {
    await page.goto(product);
    await settle(page);
    await page.mouse.move(...(await middleOf(button)), { steps: 5 });
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      window.seen.events.length = 0;
    });
  } else {
    await page.goto(product, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.seen.firstPaint > 0);
    await page.waitForTimeout(after);
    await page.mouse.move(...(await middleOf(button)), { steps: 2 });
  }
  await page.mouse.down();
  await page.mouse.up();
  const answered = await page.waitForFunction(() => window.took).then((handle) => handle.jsonValue());
  await page.waitForTimeout(1000);
  const event = await page.evaluate(() => Math.max(0, ...window.seen.events));
  await page.context().close();
  return { event, answered };
}

/** The time from pointing at a category until its panel appears, on first use. */
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
      ({ target, timeStamp }) => {
        if (target.closest('header nav')) start ||= timeStamp;
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
