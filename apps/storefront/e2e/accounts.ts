import { type Api, createApi, type SkuQuantity } from '@marketfront/api-client';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { testAddress } from '../app/testing/address.ts';
import { apiOrigin } from './ports.ts';
import { loginForm } from './shop.ts';

export const publicApi = (token?: string, language = 'en') =>
  createApi({ baseUrl: apiOrigin, language, timeoutMs: 60_000, getToken: () => token });

/**
 * The match in the newest message to an e-mail address or a phone number. The API sends messages after it has
 * responded, so this waits until the expected number has been sent and the newest contains the pattern.
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

/** The link in the mail that completes the account of a guest, who has already received a confirmation. */
export const guestAccountLink = (to: string): Promise<string> =>
  inLatestMessage(/http\S+order\/detail\S+ready=1/, to, 2);

export const newEmail = (): string => `shopper.${randomUUID()}@shopper.test`;

export interface Account {
  readonly email: string;
  readonly password: string;
  /** The API on behalf of the account. */
  readonly api: Api;
}

/** Registers an account with one address. */
export async function newAccount(): Promise<Account> {
  const email = newEmail();
  const password = 'Passw0rd!';
  const { auth } = publicApi();
  await auth.sendEmailCode(email);
  const { token } = await auth.registerEmail({ email, password, code: await latestCode(email) });
  const api = publicApi(token);
  await api.addresses.add(testAddress);
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
 * Signs in with the form of the sign-in page, as a browser without script sends it.
 * @param origin of the shop, if it is not the one that all tests share
 * @returns the address to which the shop leads
 */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Credentials,
  { origin = test.info().project.use.baseURL ?? '', path = '/login' } = {},
): Promise<string> {
  const answer = await request.post(path, {
    headers: { Origin: origin },
    form: { mode: 'emailPassword', email, password, agreement: 'on', passkeys: '1' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

/** Signs in by e-mail and password in the open dialog. */
export async function signInInDialog(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Email', exact: true }).click();
  const form = loginForm(page, dialog);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.agreement.check();
  await form.submit('Sign in').click();
}

/** Puts one piece into the cart of a visitor, by the cookie that the shop would write. */
export async function putIntoVisitorCart(
  page: Page,
  { productId, skuId }: Pick<SkuQuantity, 'productId' | 'skuId'>,
): Promise<void> {
  await page.context().addCookies([
    {
      name: '__Host-mf-cart',
      value: encodeURIComponent(btoa(JSON.stringify(`cart-key~${productId}.${skuId}.1`))),
      url: test.info().project.use.baseURL?.replace('http:', 'https:') ?? '',
    },
  ]);
}

/**
 * Registers an account with one address and signs the browser in (`signIn`).
 * @param origin of the shop, if it is not the one that all tests share
 * @returns the account, and the address to which the shop leads (`leadsTo`)
 */
export async function signInAsNewShopper(
  page: Page,
  origin = test.info().project.use.baseURL ?? '',
): Promise<Account & { leadsTo: string }> {
  const account = await newAccount();
  return { ...account, leadsTo: await signIn(page.request, account, { origin }) };
}

/** Places an order that waits for its payment; returns its number. */
export async function placeOrder({ api }: Account, buyNow: SkuQuantity): Promise<string> {
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const preOrderNo = await api.checkout.preOrder({ buyNow });
  return api.checkout.create({ preOrderNo, addressId, paymentMethod: 'stripe' });
}
