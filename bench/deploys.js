/**
 * A deploy behind a balancer without sticky sessions: visitors use the shop while the old build responds, then both in
 * turns, then the new one. Prints their actions, and everything that a shopper would notice. DEPLOYS_BEFORE: the folder
 * of a built checkout with the old build. DEPLOYS_MINUTES: 10 altogether.
 */
import http from 'node:http';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { print } from './print.js';
import { freePort, withCheckouts } from './with-shop.js';

const before = process.env.DEPLOYS_BEFORE;
if (!before) throw new Error('Name the folder of a built checkout with another build: DEPLOYS_BEFORE=/path');
const minutes = Number(process.env.DEPLOYS_MINUTES || 10);

/** Sends each request to the next of `ports`. */
function startBalancer(port) {
  let next = 0;
  const balancer = {
    ports: [],
    served: new Map(),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = http.createServer((incoming, outgoing) => {
    const target = balancer.ports[(next += 1) % balancer.ports.length];
    balancer.served.set(target, (balancer.served.get(target) ?? 0) + 1);
    const { method, url, headers } = incoming;
    const forward = http.request(
      { host: 'localhost', port: target, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  server.listen(port);
  return balancer;
}

const noticed = [];
const done = {};
const count = (what) => {
  done[what] = (done[what] ?? 0) + 1;
};

/** Records problems of a page, as the end-to-end tests detect them. */
function watch(page, who) {
  const note = (what) =>
    noticed.push(`${new Date().toISOString().slice(11, 19)} ${who} at ${page.url()}: ${what}`);
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !message.text().includes('.lost.webp') &&
      !/status of 4\d\d/.test(message.text())
    )
      note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('response', (response) => {
    const isLostFile = response.status() === 404 && response.url().includes('/assets/');
    if (response.status() >= 500 || isLostFile) note(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (!/ERR_ABORTED/.test(request.failure()?.errorText ?? ''))
      note(`${request.failure()?.errorText} ${request.url()}`);
  });
  page.on('load', () => count(`${who}: documents`));
  return note;
}

/** Repeats its steps in one tab until the time is up. */
async function visit(browser, origin, until, who, steps) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const note = watch(page, who);
  await page.goto('/');
  while (Date.now() < until) {
    try {
      await steps(page);
      count(`${who}: rounds`);
    } catch (error) {
      note(String(error).split('\n').slice(0, 4).join(' '));
      await page.goto('/');
    }
  }
  await context.close();
}

const main = (page) => page.getByRole('main');
const anyOf = async (cards) => cards.nth(Math.floor(Math.random() * Math.min(await cards.count(), 12)));

async function openProduct(page) {
  await page.getByRole('banner').getByRole('link', { name: 'Kitchen', exact: true }).click();
  await page.waitForURL(/categories/);
  // Moves away from the menu, which opens under the pointer.
  await page.mouse.move(0, 0);
  const cards = main(page).getByRole('article');
  await cards.first().waitFor();
  await (await anyOf(cards)).getByRole('link').first().click();
  await page.waitForURL(/goods_detail/);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
}

async function browse(page) {
  await openProduct(page);
  await page.goBack();
  await page.waitForURL(/categories/);
  await page.getByRole('banner').locator('input[name=keywords]').fill('mug');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keywords=mug/);
  await main(page).getByRole('heading', { name: /mug/ }).waitFor();
}

async function fillCart(page) {
  await openProduct(page);
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.getByText('Added to your cart').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.waitForURL(/\/cart$/);
  const more = main(page).getByRole('button', { name: 'One more' }).first();
  // For some products there is only one piece.
  if (await more.isEnabled()) await more.click();
  await page.waitForTimeout(500);
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.waitForTimeout(500);
}

/** Types into a form before the deploy and sends it afterwards: no typed text is lost. */
async function keepTyping(browser, origin, until) {
  const who = 'typing';
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const page = await context.newPage();
  const note = watch(page, who);
  await page.goto('/login?mode=emailPassword');
  const email = main(page).getByLabel(/^Email/);
  await email.fill('ann@shopper.test');
  await main(page)
    .getByLabel(/^Password/)
    .fill('Wrong-1234');
  await main(page).getByRole('checkbox').first().check();
  while (Date.now() < until) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(2000);
    if ((await email.inputValue()) !== 'ann@shopper.test') note('What was typed is lost.');
  }
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await main(page).getByRole('alert').first().waitFor();
  if ((await email.inputValue()) !== 'ann@shopper.test') note('What was typed is lost after sending it.');
  count(`${who}: forms sent`);
  await context.close();
}

const port = await freePort();
const origin = `http://localhost:${port}`;
const valkeyPort = String(await freePort());
const valkey = spawn(process.env.VALKEY_PATH || 'valkey-server', ['--port', valkeyPort, '--save', ''], {
  stdio: 'ignore',
});
await once(valkey, 'spawn');
const env = { SHOP_ORIGIN: origin, CACHE_URL: `redis://127.0.0.1:${valkeyPort}/1` };
await withCheckouts(
  { before, after: process.env.MARKETFRONT_ROOT },
  async (shops) => {
    const balancer = startBalancer(port);
    const portOf = ({ origin: at }) => new URL(at).port;
    const phases = [
      ['the old build', [shops.before], 0.1],
      ['both in turns', [shops.before, shops.after], 0.8],
      ['the new build', [shops.after], 0.1],
    ];
    balancer.ports = [portOf(shops.before)];
    const until = Date.now() + minutes * 60_000;
    const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM_OPTIONS));
    const visitors = Promise.all([
      visit(browser, origin, until, 'browsing', browse),
      visit(browser, origin, until, 'buying', fillCart),
      keepTyping(browser, origin, until),
    ]);
    for (const [name, answering, share] of phases) {
      balancer.ports = answering.map(portOf);
      console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
      await new Promise((resolve) => setTimeout(resolve, minutes * 60_000 * share));
    }
    await visitors;
    await browser.close();
    balancer.stop();
    const served = Object.fromEntries(
      Object.entries(shops).map(([name, shop]) => [
        `requests: ${name}`,
        balancer.served.get(portOf(shop)) ?? 0,
      ]),
    );
    print(
      `Two builds behind one balancer for ${minutes} minutes`,
      ['', ''],
      Object.entries({ ...done, ...served, 'errors that a shopper would notice': noticed.length }),
    );
    if (noticed.length > 0) console.log(noticed.join('\n'));
  },
  env,
);
valkey.kill();
