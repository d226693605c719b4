/** Lighthouse on the pages of a signed-in shopper, desktop and mobile: accessibility and best practices. */
import { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { faultsOf, launchChrome, visit } from './lighthouse-visit.js';
import { print } from './print.js';
import { withShop } from './with-shop.js';

const devices = { desktop: desktopConfig, mobile: undefined };
const onlyCategories = ['accessibility', 'best-practices'];

/** The cookies of the demo shopper's session. */
async function signIn(origin) {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({
      mode: 'emailPassword',
      email: 'demo@marketfront.test',
      password: 'Demo-1234',
      agreement: 'on',
    }),
  });
  if (answer.status !== 303) throw new Error(`The sign-in answers ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Signs the browser in. Cookies with the prefix `__Host-` need an address with TLS; browsers send them to localhost
 * anyway.
 */
async function giveCookies(port, Cookie, origin) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const cookies = Cookie.split('; ').map((cookie) => {
    const [name, ...value] = cookie.split('=');
    return {
      name,
      value: value.join('='),
      url: origin.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
    };
  });
  await browser.contexts()[0].addCookies(cookies);
  await browser.close();
}

/** The pages by name. Orders, refunds and goods are those of the demo. */
async function pagesOf(origin, Cookie) {
  const find = async (path, pattern) => {
    const found = pattern.exec(await (await fetch(origin + path, { headers: { Cookie } })).text());
    if (!found) throw new Error(`${path} has no ${pattern}.`);
    return found[1];
  };
  const order = await find('/user_center/order/list', /orderNo=(SH\d+)/);
  const refund = await find('/users/refund_list', /refundOrderNo=(RE\d+)/);
  const sku = await find('/goods_detail/1', /name="sku" value="(\d+)"/);
  return {
    cart: '/cart',
    checkout: `/order/order_confirm?product=1&sku=${sku}&quantity=1`,
    overview: '/user_center',
    orders: '/user_center/order/list',
    'order detail': `/user_center/order/detail?orderNo=${order}`,
    profile: '/users/user_info',
    addresses: '/user_center/address/list',
    coupons: '/users/coupon_list',
    'wish list': '/user_center/wish_list',
    refunds: '/users/refund_list',
    refund: `/order/refund_detail?refundOrderNo=${refund}`,
    application: '/users/merchant_settled',
    notifications: '/notification',
  };
}

const rows = [];
const faults = new Set();
await withShop(async (origin) => {
  const Cookie = await signIn(origin);
  const pages = await pagesOf(origin, Cookie);
  const chrome = await launchChrome();
  const flags = { port: chrome.port, onlyCategories };
  await giveCookies(chrome.port, Cookie, origin);
  try {
    for (const [name, address] of Object.entries(pages)) {
      const row = [name];
      for (const [device, config] of Object.entries(devices)) {
        const lhr = await visit(origin + address, flags, config);
        if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(origin + address).pathname)
          throw new Error(`${address} leads to ${lhr.finalDisplayedUrl}.`);
        for (const fault of faultsOf(lhr)) faults.add(`${name}, ${device}: ${fault}`);
        row.push(...onlyCategories.map((category) => Math.round(lhr.categories[category].score * 100)));
      }
      rows.push(row);
    }
  } finally {
    chrome.kill();
  }
});
const columns = Object.keys(devices).flatMap((device) =>
  onlyCategories.map((category) => `${category}, ${device}`),
);
print('Lighthouse, signed in', ['', ...columns], rows);
if (faults.size > 0) console.log(`\nBelow 100 because of:\n- ${[...faults].join('\n- ')}`);
