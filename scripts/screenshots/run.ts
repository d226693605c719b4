/**
 * `node scripts/screenshots/run.ts [shop] [sandbox]` takes the pictures of docs/images, and writes their index. It
 * needs a running shop and its sandbox with the demo data, by default http://localhost:3000 and http://localhost:4000;
 * their limits are for one client, so set RATE_LIMIT_FACTOR=100. It registers an account, and breaks the API for a
 * while.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { createApi } from '../../packages/api-client/src/index.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { buyingShots, mailedShots } from './buying-shots.ts';
import type { Shot } from './shot.ts';
import { emptyShots, failureShots, shopperShots, visitorShots } from './shots.ts';

const [shop = 'http://localhost:3000', sandbox = 'http://localhost:4000'] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../../docs/images');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

interface Account {
  readonly email: string;
  readonly password: string;
}
const demo: Account = { email: 'demo@marketfront.test', password: 'Demo-1234' };

const fileOf = ({ name }: Shot, theme: Theme) => `${name}${theme === 'dark' ? '-dark' : ''}.jpg`;

const apiOf = (token?: string) =>
  createApi({ baseUrl: sandbox, language: 'en', timeoutMs: 60_000, getToken: () => token });

/** An account without any data. */
async function newAccount(): Promise<Account> {
  const account = { email: `new.${randomUUID()}@shopper.test`, password: 'Passw0rd!' };
  const { auth } = apiOf();
  await auth.sendEmailCode(account.email);
  const mailbox = `${sandbox}/sandbox/mailbox.json?to=${encodeURIComponent(account.email)}`;
  for (;;) {
    const [mail] = (await (await fetch(mailbox)).json()) as { text: string }[];
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code) {
      await auth.registerEmail({ ...account, code });
      return account;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function signIn(context: BrowserContext, account: Account): Promise<void> {
  const form = { mode: 'emailPassword', ...account, agreement: 'on' };
  const answer = await context.request.post(`${shop}/login`, {
    headers: { Origin: shop },
    form,
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Signing in answered ${answer.status()}.`);
  // Without the greeting and the offer of a passkey.
  const { cookies } = await context.storageState();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name }) => !/flash|passkey/.test(name)));
}

/** `signedIn` is called between signing in and the first picture. */
async function take(
  browser: Browser,
  shots: readonly Shot[],
  account?: Account,
  signedIn?: () => Promise<unknown>,
): Promise<void> {
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    if (account) {
      await repairApi();
      await signIn(context, account);
    }
    await signedIn?.();
    const page = await context.newPage();
    for (const shot of shots.filter(({ dark }) => dark || colorScheme === 'light')) {
      await page.goto(shop + shot.path, { waitUntil: 'networkidle' });
      // The first interaction loads header and footer.
      await page.mouse.move(2, 400);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      await shot.before?.(page);
      await page.screenshot({
        path: path.join(folder, fileOf(shot, colorScheme)),
        type: 'jpeg',
        quality: 72,
      });
    }
    await context.close();
  }
}

/** Makes every call of the API fail, or none. */
const breakApi = (broken: boolean) =>
  fetch(`${sandbox}/sandbox/faults${broken ? '' : '/clear'}`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(broken ? { prefix: '/api/', kind: 'http500' } : {}),
  });

/** The shop calls an unavailable back end again after two seconds. */
async function repairApi(): Promise<void> {
  await breakApi(false);
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

const list = (title: string, shots: readonly Shot[]) =>
  [
    `## ${title}`,
    '',
    ...shots.map((shot) => {
      const files = themes.filter((theme) => theme === 'light' || shot.dark);
      return `- ${shot.title}: ${files.map((theme) => `[${theme}](${fileOf(shot, theme)})`).join(', ')}`;
    }),
    '',
  ].join('\n');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { token } = await apiOf().auth.email(demo);
const ofShopper = await shopperShots(apiOf(token));
const browser = await chromium.launch(chromiumLaunchOptions());
await take(browser, visitorShots);
await take(browser, ofShopper, demo);
const beginner = await newAccount();
await take(browser, emptyShots, beginner);
const ofBeginner = await buyingShots(apiOf((await apiOf().auth.email(beginner)).token));
await take(browser, ofBeginner, beginner);
const mailed = await mailedShots(sandbox, shop, beginner.email);
await take(browser, mailed);
try {
  await take(browser, failureShots, demo, () => breakApi(true));
} finally {
  await breakApi(false);
  await browser.close();
}
writeFileSync(
  path.join(folder, 'README.md'),
  `# Pictures of the shop

Written by \`node scripts/screenshots/run.ts\`, which also takes the pictures.

${[
  list('Everybody', visitorShots),
  list('A shopper', ofShopper),
  list('A new account', [...emptyShots, ...ofBeginner, ...mailed]),
  list('While the back end fails', failureShots),
].join('\n')}`,
);
