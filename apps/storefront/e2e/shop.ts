import { type Api, createApi, type Product, type SkuQuantity } from '@marketfront/api-client';
import { formatRating } from '@marketfront/i18n/format';
import { forPlaywright, unanswered } from '@marketfront/ui/testing';
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { randomInt, randomUUID } from 'node:crypto';
import { apiOrigin, startServers } from './ports.ts';

export { apiOrigin, expect };

/** Leaving a page cancels what it still fetches; each browser has its own text for that. */
const cancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** The catalogue has one product whose picture is gone, as real ones do. */
const lostPicture = /\/media\/p\/[\w-]+\.lost\.webp/;
/** Without script the browser refuses the scripts of the page. */
const refusedScript = /^csp$|CSP|blocked/i;
// A page that does not exist is announced by the browser itself. The sandbox's pictures come over http; over HTTPS
// browsers say so. A preloaded picture that is not shown within three seconds says only that the machine is busy: whether
// it is used at all is tested in performance.spec.
// For its traces Playwright reads the pictures that a form shows before they are uploaded, which the policy refuses.
const expectedConsole =
  /^Connecting to 'blob:|status of 4\d\d|^Mixed Content: .* 'http:\/\/localhost|was preloaded using link preload but not used within/;

/**
 * Every journey also fails on a console error, an uncaught error, a failed request or an answer with status 5xx, which
 * shoppers would not see.
 */
export const test = base.extend<{ failsOnPurpose: boolean; quiet: void }, { servers: void }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await startServers();
      await use();
    },
    // The first worker waits until the demo data has been copied.
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  /** Requests of the browser fail because the journey wants it: what it says about them is no error. */
  failsOnPurpose: [false, { option: true }],
  quiet: [
    async ({ page, javaScriptEnabled, failsOnPurpose }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const loud = message.type() === 'error' || message.type() === 'warning';
        if (loud && !expectedConsole.test(message.text())) noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        const expected =
          cancelled.test(reason) ||
          lostPicture.test(request.url()) ||
          (!javaScriptEnabled && refusedScript.test(reason));
        if (!expected) noise.push(`request: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) noise.push(`answer: ${response.status()} ${response.url()}`);
      });
      await use();
      if (!failsOnPurpose) expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Components of the page by role and name; `within` limits them to a part of the page. */
export function componentsOf(page: Page, within?: Locator) {
  const kit = forPlaywright<Locator>(page);
  return within ? kit.inside(within) : kit;
}

/** The form of the sign-in page or dialog. */
export function loginForm(page: Page, within: Locator = page.getByRole('main')) {
  const form = componentsOf(page, within);
  return {
    email: form.field({ label: 'Email' }),
    phone: form.field({ label: 'Phone number' }),
    /** Also the password of a new account. Inputs of passwords have no role. */
    password: within.getByLabel(/^Password/),
    newPassword: within.getByLabel(/^New password/),
    repeatPassword: within.getByLabel(/^Repeat the password/),
    code: form.field({ label: 'Verification code' }),
    agreement: within.getByRole('checkbox'),
    sendCode: form.button({ name: 'Send code' }),
    submit: (name: string) => form.button({ name }),
  };
}

export const publicApi = (token?: string, language = 'en') =>
  createApi({ baseUrl: apiOrigin, language, timeoutMs: 60_000, getToken: () => token });

/**
 * What the newest message to an e-mail address or a phone number says. The API sends messages after it has answered, so
 * this waits until as many have been sent as are expected and the newest contains what is looked for.
 */
async function inLatestMessage(pattern: RegExp, to: string, expectedMessages: number): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const url = `${apiOrigin}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`;
    const messages = (await (await fetch(url)).json()) as { text: string }[];
    const found = pattern.exec(messages[0]?.text ?? '')?.[0];
    if (found && messages.length >= expectedMessages) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No message with ${pattern} was sent to ${to}.`);
}

export const latestCode = (to: string, expectedMessages = 1): Promise<string> =>
  inLatestMessage(/\b\d{6}\b/, to, expectedMessages);

/** The link of the confirmation mail of an order. */
export const mailedOrderLink = (to: string): Promise<string> =>
  inLatestMessage(/http\S+order\/detail\S+/, to, 1);

/** The link of the mail that finishes the account of a guest, who has got a confirmation before. */
export const guestAccountLink = (to: string): Promise<string> =>
  inLatestMessage(/http\S+order\/detail\S+ready=1/, to, 2);

export const newEmail = (): string => `shopper.${randomUUID()}@shopper.test`;

export interface Account {
  readonly email: string;
  readonly password: string;
  /** The API on behalf of the account. */
  readonly api: Api;
}

const address = {
  name: 'Ann Shopper',
  country: 'GB',
  detail: '1 High Street, London',
  postCode: 'SW1A 1AA',
  countryCode: '+44',
  phone: '7700900123',
} as const;

/** Registers an account with one address. */
export async function newAccount(): Promise<Account> {
  const email = newEmail();
  const password = 'Passw0rd!';
  const { auth } = publicApi();
  await auth.sendEmailCode(email);
  const { token } = await auth.registerEmail({ email, password, code: await latestCode(email) });
  const api = publicApi(token);
  await api.addresses.add(address);
  return { email, password, api };
}

/** Registers an account with a British phone number. */
export async function newPhoneAccount() {
  const phone = `7400${randomInt(100_000, 1_000_000)}`;
  const password = 'Passw0rd!';
  const number = { countryCode: '+44', phone };
  const { auth } = publicApi();
  await auth.sendPhoneRegistrationCode(number);
  await auth.registerPhone({ ...number, password, code: await latestCode(`+44${phone}`) });
  return { phone, password };
}

type Credentials = Pick<Account, 'email' | 'password'>;

/**
 * Signs in by the form of the sign-in page, as a browser without script sends it.
 * @param origin of the shop, where it is not the one that all tests share
 * @returns where the shop leads to
 */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Credentials,
  { origin = base.info().project.use.baseURL ?? '', path = '/login' } = {},
): Promise<string> {
  const answer = await request.post(path, {
    headers: { Origin: origin },
    form: { mode: 'emailPassword', email, password, agreement: 'on', passkeys: '1' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

/** Signs in by e-mail and password in the dialog that is open. */
export async function signInInDialog(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Email', exact: true }).click();
  const form = loginForm(page, dialog);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
}

/** Puts one piece into the cart of a visitor, as the shop writes its cookie. */
export async function putIntoVisitorCart(
  page: Page,
  { productId, skuId }: Pick<SkuQuantity, 'productId' | 'skuId'>,
): Promise<void> {
  await page.context().addCookies([
    {
      name: '__Host-mf-cart',
      value: encodeURIComponent(btoa(JSON.stringify(`cart-key~${productId}.${skuId}.1`))),
      url: base.info().project.use.baseURL?.replace('http:', 'https:') ?? '',
    },
  ]);
}

/**
 * Registers an account with one address and signs the browser in (`signIn`).
 * @param origin of the shop, where it is not the one that all tests share
 * @returns the account, and where the shop leads to (`leadsTo`)
 */
export async function signInAsNewShopper(
  page: Page,
  origin = base.info().project.use.baseURL ?? '',
): Promise<Account & { leadsTo: string }> {
  const account = await newAccount();
  return { ...account, leadsTo: await signIn(page.request, account, { origin }) };
}

let wellStocked: Promise<Product> | undefined;

/** A product of which every SKU is in stock, however often the tests buy it. */
export function wellStockedProduct(): Promise<Product> {
  wellStocked ??= findWellStockedProduct();
  return wellStocked;
}

async function findWellStockedProduct(): Promise<Product> {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 20, inStock: true });
  const found = await Promise.all(items.map(({ id }) => catalog.product(id)));
  const leastStock = ({ skus }: Product) => Math.min(...skus.map(({ stock }) => stock));
  const [most] = found.toSorted((a, b) => leastStock(b) - leastStock(a));
  if (!most) throw new Error('The sandbox has no product in stock.');
  return most;
}

/** One piece of a product that no test buys out. */
export async function wellStockedLine() {
  const { id: productId, skus } = await wellStockedProduct();
  const skuId = skus[0]?.id;
  if (skuId === undefined) throw new Error(`The product ${productId} has no SKU.`);
  return { productId, skuId, quantity: 1 };
}

/** One piece of a product with two choices at least, and the labels of both. */
export async function lineWithOptions() {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 100, inStock: true });
  for (const { id: productId, name } of items.toReversed()) {
    const { skus, attributes } = await catalog.product(productId);
    const [first, second] = skus.filter(({ stock }) => stock >= 20);
    if (first && second && attributes.length === 1)
      return {
        name,
        line: { productId, skuId: first.id, quantity: 1 },
        from: first.label,
        to: second.label,
      };
  }
  throw new Error('The sandbox has no product with one option and two values in stock.');
}

/**
 * One piece of a product of which another shopper can buy all pieces, by `buyAll`: one from the end of the second
 * hundred, because tests look at the first, also in the caches of the shop.
 */
export async function scarceLine() {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 2, limit: 100, inStock: true });
  for (const { id: productId, name } of items.toReversed()) {
    const { skus } = await catalog.product(productId);
    const sku = skus.find(({ stock }) => stock > 0 && stock <= 99);
    if (!sku) continue;
    const line = { productId, skuId: sku.id, quantity: 1 };
    const buyAll = async () => order(await newAccount(), { ...line, quantity: sku.stock });
    return { name, line, buyAll };
  }
  throw new Error('The sandbox has no product of which one shopper can buy all pieces.');
}

/** Takes a tenth off the price of a product, as its store does. */
export async function lowerPrice(productId: number): Promise<void> {
  const address = `${apiOrigin}/sandbox/supply/${productId}/lower`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ percent: '10' }) });
  expect(answer.ok).toBe(true);
}

/** Products in stock, the first page of the list. */
const productsInStock = async () =>
  (await publicApi().catalog.products({ page: 1, limit: 100, inStock: true })).items;

/** Two products that a card adds to the cart at once, of about the same price; the cheaper one first. */
export async function productsWithoutOptions() {
  const found = (await productsInStock())
    .flatMap(({ id, name, price, skuId }) => (skuId === null ? [] : [{ id, name, price, skuId }]))
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  const gap = (at: number) => Number(found[at + 1]?.price) - Number(found[at]?.price);
  const [at = 0] = [...found.keys()].slice(0, -1).toSorted((a, b) => gap(a) - gap(b));
  const [first, second] = found.slice(at);
  if (!first || !second) throw new Error('The sandbox has no two products without options.');
  return [first, second] as const;
}

/** A product whose rating has a decimal, and how it is written. */
export async function ratedProduct() {
  for (const { id, name, rating, storeId } of await productsInStock())
    if (rating !== null && storeId !== null && !Number.isInteger(rating))
      return { id, name, rating: formatRating('en', rating), storeId };
  throw new Error('The sandbox has no product with such a rating.');
}

/** A product, and two of its SKUs that differ in their first attribute and have pictures of their own. */
export async function productWithPictureSets() {
  const { catalog } = publicApi();
  for (const { id } of await productsInStock()) {
    const { skus } = await catalog.product(id);
    const [first, ...others] = skus.flatMap((sku) => {
      const [picture] = sku.gallery;
      const [value] = sku.values;
      return picture && value && sku.stock > 0 ? [{ id: sku.id, value, picture: picture.url }] : [];
    });
    const second = others.find(({ picture }) => picture !== first?.picture);
    if (first && second) return { product: { id }, first, second };
  }
  throw new Error('The sandbox has no product whose pictures depend on the choice.');
}

/** Places an order that waits for its payment; answers its number. */
async function order({ api }: Account, buyNow: SkuQuantity): Promise<string> {
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const preOrderNo = await api.checkout.preOrder({ buyNow });
  return api.checkout.create({ preOrderNo, addressId, paymentMethod: 'stripe' });
}

/** Places an order of one piece that waits for its payment; answers its number. */
export const placeUnpaidOrder = async (account: Account): Promise<string> =>
  order(account, await wellStockedLine());

/** The drawer that shows what was added to the cart, with script. */
export const addedToCart = (page: Page): Locator => page.getByRole('dialog', { name: 'Added to your cart' });

/** What only script answers is seen. */
export const everyControlAnswers = (page: Page): Promise<void> =>
  expect(page.locator(`.${unanswered}`)).toHaveCount(0);

/**
 * A visitor who waits until all of the page answers: what only script answers is seen, and the browser loads nothing any
 * more. Before that, links and forms lead to pages; journeys that are about what script shows instead wait, such as dialogs,
 * previews and messages.
 */
export async function answers(page: Page): Promise<void> {
  await everyControlAnswers(page);
  await page.waitForLoadState('networkidle');
}

/** The router has started, also where code of the page is still held back: controls of the header in English are seen. */
export const headerAnswers = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Show / })
      .first(),
  ).toBeVisible();

/** Opens a product that can be bought at once, and gives its name. `prefix`: the language, as in `/fr`. */
export async function openAnyProduct(page: Page, prefix = ''): Promise<string> {
  const { id } = await wellStockedProduct();
  await page.goto(`${prefix}/goods_detail/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** Fills the address form of the checkout and saves it. */
export async function addAddress(
  page: Page,
  save: string | RegExp = 'Save and use this address',
): Promise<void> {
  await page.locator('#address-name').fill('Ann Shopper');
  await page.locator('#address-address').fill('1 High Street');
  await page.locator('#address-city').fill('London');
  await page.locator('#address-postCode').fill('SW1A 1AA');
  await page.getByRole('button', { name: save }).click();
  await expect(page.locator('input[name=address]')).toHaveValue(/^\d+$/);
}

/** Chooses how to pay; the radio button is covered by its card. */
export const choosePayment = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true });

/** Fills the card form of the provider and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe').first();
  await card.getByLabel(/number/i).fill(number);
  await card.getByLabel(/expir/i).fill('12/34');
  await card.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/**
 * No violation that axe can find (WCAG 2.2 A and AA).
 * @param rules by default all
 * @param within a selector; by default all but header and footer, which are the same on every page (`pages.spec.ts`)
 */
export async function expectAccessible(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<void> {
  // Half a megabyte of script: once for each document, which may be looked at in two themes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context: { include: string[] } | { exclude: string[] } = within
    ? { include: [within] }
    : { exclude: ['body > header', 'body > footer'] };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    // All that is checked is in the document itself.
    preload: false,
  };
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // To find a selector for every element takes a third of the time: only where something is wrong.
      const quick = await run(context, { ...options, selectors: false });
      if (quick.violations.length === 0) return [];
      return (await run(context, options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { context, options },
  );
  expect(violations, page.url()).toEqual([]);
}
