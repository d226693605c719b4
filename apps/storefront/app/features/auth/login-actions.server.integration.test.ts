import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { apiOf, newEmail, password, type ProductInStock, twoProductsInStock } from '../../testing/sandbox.ts';
import type { HumanCheck } from '../human-check/index.ts';
import { type LoginAnswer, loginAction, loginDialogAction } from './login-actions.server.ts';
import { signInFields } from '../../testing/sign-in.ts';

/** The cart of a visitor in the format of its cookie. */
const cartCookie = (...lines: readonly ProductInStock['line'][]) =>
  lines.map(({ productId, skuId, quantity }) => `${productId}.${skuId}.${quantity}`).join('~');

describe('signing in', () => {
  it('starts a session, welcomes the shopper and goes home', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    const answer = await browser.submit(loginAction, '/login', signInFields(email));
    expect(answer).toMatchObject({ status: 303, location: '/' });
    expect(await browser.flash()).toMatchObject({
      tone: 'success',
      message: expect.stringMatching(/^Welcome back/),
    });
    await expect(apiOf(await browser.cookie('token')).account.info()).resolves.toMatchObject({ email });
  });

  it('has a passkey offered by browsers that know passkeys, and by no other', async () => {
    const { email } = await newShopper();
    const offerTo = async (fields: Readonly<Record<string, string>>) => {
      const browser = new TestBrowser();
      await browser.submit(loginAction, '/login', { ...signInFields(email), ...fields });
      return browser.cookie('passkeyOffer');
    };
    expect(await offerTo({ passkeys: '1' })).toBe('ask');
    expect(await offerTo({})).toBeUndefined();
  });

  it('goes back to the page that it interrupted, once', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    await browser.setCookie('fromPath', '/user_center/order/list?tab=toPay');
    const answer = await browser.submit(loginAction, '/fr/login', signInFields(email));
    expect(answer.location).toBe('/fr/user_center/order/list?tab=toPay');
    expect(await browser.cookie('fromPath')).toBeUndefined();
  });

  it('never goes to another site', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    await browser.setCookie('fromPath', '//evil.example');
    expect((await browser.submit(loginAction, '/login', signInFields(email))).location).toBe('/');
  });

  it('refuses a wrong password and an unknown account with the same message', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    const wrong = await browser.submit(loginAction, '/login', signInFields(email, 'Wrong-1234'));
    const unknown = await browser.submit(loginAction, '/login', signInFields(newEmail(), 'Wrong-1234'));
    expect(wrong).toMatchObject({
      status: 400,
      data: { ok: false, mode: 'emailPassword', message: 'E-mail or password is incorrect.' },
    });
    expect((unknown.data as { message: string }).message).toBe('E-mail or password is incorrect.');
    expect(await browser.cookie('token')).toBeUndefined();
  });

  it('asks what only a person answers after too many failures, in place of a refusal, and then signs in', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    const send = async (fields: Readonly<Record<string, string>>) => {
      const answer = await browser.submit(loginAction, '/login', { ...signInFields(email), ...fields });
      return { ...answer, data: answer.data as LoginAnswer };
    };
    for (let failed = 0; failed < 10; failed++)
      expect((await send({ password: 'Wrong-1234' })).data.humanCheck).toBeUndefined();
    const asked = await send({});
    expect(asked).toMatchObject({
      status: 400,
      data: {
        values: { email },
        errors: { answer: expect.stringMatching(/answer the question/) },
        humanCheck: { kind: 'picture', label: 'Characters in the picture' },
      },
    });
    const inWords = (await send({ intent: 'ask:words' })).data;
    expect(inWords).toMatchObject({ errors: {}, values: { email }, humanCheck: { kind: 'words' } });

    const sumIn = ({ label, challenge }: HumanCheck) => {
      const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
      const [, a = '', b = ''] = /much is (\w+) plus (\w+)/.exec(label) ?? [];
      return { challenge, answer: String(names.indexOf(a) + 1 + names.indexOf(b) + 1) };
    };
    const questionOf = ({ humanCheck }: LoginAnswer) => {
      if (!humanCheck) throw new Error('nothing was asked');
      return humanCheck;
    };
    const first = sumIn(questionOf(inWords));
    const wrong = (await send({ ...first, answer: '99' })).data;
    expect(wrong.errors.answer).toMatch(/^That is not right/);
    expect((await send(first)).data.errors.answer, 'each question counts once').toMatch(/^That is not right/);
    const again = (await send({ ...sumIn(questionOf(wrong)), password: 'Wrong-1234' })).data;
    expect(again.errors.answer, 'the question of the last answer counts').toMatch(/^That is not right/);
    const person = (await send({ ...sumIn(questionOf(again)), password: 'Wrong-1234' })).data;
    expect(person).toMatchObject({ message: 'E-mail or password is incorrect.', errors: {} });
    expect(await send(sumIn(questionOf(person)))).toMatchObject({ status: 303, location: '/' });
    expect((await send({})).status, 'a success ends the check').toBe(303);
  });

  it('shows what is wrong at each field and keeps what was typed, but no password', async () => {
    const fields = { mode: 'emailPassword', email: 'not-an-address', password: 'x' };
    const answer = await new TestBrowser().submit(loginAction, '/login', fields);
    expect(answer).toMatchObject({
      status: 400,
      data: {
        ok: false,
        values: { email: 'not-an-address' },
        errors: { email: 'Please fill in the correct email address', agreement: expect.any(String) },
      },
    });
    expect(JSON.stringify(answer.data)).not.toContain('"password":"x"');
  });

  it.each(['7400 123456', '07400 123456', '+44 7400 123456'])('takes the phone number %s', async (phone) => {
    const fields = { mode: 'phonePassword', country: 'GB', phone, password: 'Demo-1234', agreement: 'on' };
    expect(await new TestBrowser().submit(loginAction, '/login', fields)).toMatchObject({ status: 303 });
  });

  it('takes an e-mail address in the field of a phone number, and shows it in its own when it is refused', async () => {
    const { email } = await newShopper();
    const fields = { mode: 'phonePassword', country: 'GB', phone: email, agreement: 'on' };
    const refused = { ...fields, password: 'Wrong-1234' };
    expect(await new TestBrowser().submit(loginAction, '/login', refused)).toMatchObject({
      status: 400,
      data: { ok: false, mode: 'emailPassword', values: { email } },
    });
    const browser = new TestBrowser();
    expect(await browser.submit(loginAction, '/login', { ...fields, password })).toMatchObject({
      status: 303,
    });
    expect(await browser.cookie('token')).toBeDefined();
  });

  it('takes a phone number in the field of an e-mail address', async () => {
    const browser = new TestBrowser();
    const fields = signInFields('07400123456', 'Demo-1234');
    expect(await browser.submit(loginAction, '/login', fields)).toMatchObject({ status: 303 });
    expect(await browser.cookie('token')).toBeDefined();
  });

  it('treats an unknown mode as the first one', async () => {
    const answer = await new TestBrowser().submit(loginAction, '/login', { mode: 'constructor' });
    expect(answer).toMatchObject({ status: 400, data: { ok: false, mode: 'phonePassword' } });
  });
});

describe('the cart of a visitor', () => {
  it('joins the cart of the shopper at sign-in', async () => {
    const [first, second] = await twoProductsInStock();
    const { email, api } = await newShopper();
    await api.cart.add([first.line]);
    const browser = new TestBrowser();
    await browser.setCookie('cart', cartCookie({ ...first.line, quantity: 2 }, second.line));
    await browser.submit(loginAction, '/login', signInFields(email));
    const lines = (await api.cart.list()).flatMap((group) => group.lines);
    const quantities = Object.fromEntries(lines.map(({ skuId, quantity }) => [skuId, quantity]));
    expect(quantities).toEqual({ [first.sku.id]: 3, [second.sku.id]: 1 });
    expect(await browser.flash()).toMatchObject({
      message: expect.stringMatching(/^Welcome back.* · 3 items from your visit were added to your cart$/),
    });
    expect(await browser.cookie('cart')).toBeUndefined();
  });

  it('loses only the lines of products that no longer exist', async () => {
    const [{ line }] = await twoProductsInStock();
    const { email, api } = await newShopper();
    const browser = new TestBrowser();
    const gone = { productId: 999_999, skuId: 999_999, quantity: 1 };
    await browser.setCookie('cart', cartCookie(gone, line));
    const answer = await browser.submit(loginAction, '/login', signInFields(email));
    expect(answer.status).toBe(303);
    const lines = (await api.cart.list()).flatMap((group) => group.lines);
    expect(lines.map(({ skuId }) => skuId)).toEqual([line.skuId]);
    expect(await browser.cookie('cart')).toBeUndefined();
  });
});

it('a guest signs in with an e-mail address only', async () => {
  const browser = new TestBrowser();
  const answer = await browser.submit(loginDialogAction, '/resources/auth', {
    mode: 'guest',
    email: newEmail(),
  });
  expect(answer.data).toMatchObject({ ok: true, signedIn: true });
  expect(await browser.cookie('token')).toBeDefined();
});

it('the dialog refuses an unknown mode', async () => {
  const answer = await new TestBrowser().submit(loginDialogAction, '/resources/auth', { mode: 'admin' });
  expect(answer.data).toMatchObject({ ok: false });
});
