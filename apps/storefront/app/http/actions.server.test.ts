import { newScope, runInScope } from '@marketfront/operations';
import { describe, expect, it, vi } from 'vitest';
import { takeFormDraft } from '../drafts/form-draft.server.ts';
import { log } from '../services/log.server.ts';
import { browserWithToken, failWith } from '../testing/failing-calls.ts';
import { TestBrowser } from '../testing/browser.ts';
import { byIntent, shopAction, signedInAction } from './actions.server.ts';
import { shopLoader } from './loaders.server.ts';
import { refusal } from './refusal.server.ts';

const page = '/user_center/order/list?tab=toPay';

describe('actions', () => {
  it.each([
    ['validation', 400],
    ['server', 409],
    ['unavailable', 409],
  ] as const)('answer a failure of kind %s with a refusal of status %i', async (kind, status) => {
    const answer = await new TestBrowser().submit(
      shopAction(async () => failWith(kind)),
      '/cart',
    );
    expect(answer.status).toBe(status);
    expect(answer.data).toEqual({ ok: false, message: expect.stringMatching(/\S/) as string });
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['a boundary that does not occur', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
    ['a part that does not end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
  ])('answer 400 to a form with %s', async (_, contentType, body) => {
    const answer = await new TestBrowser().post(
      shopAction(async () => 'done'),
      '/cart',
      contentType,
      body,
    );
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({ kind: 'validation', message: expect.stringMatching(/\S/) as string });
  });

  it('report programming errors, and answer with the id to quote', async () => {
    const broken = shopAction(async () => {
      throw new TypeError('x is undefined');
    });
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const scope = newScope('request-7');
    const answer = await runInScope(scope, () => new TestBrowser().submit(broken, '/cart'));
    expect(answer).toMatchObject({ status: 500, data: { kind: 'unexpected', requestId: 'request-7' } });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'request-7' }), 'error');
  });

  it('lead to the sign-in page when the session has ended', async () => {
    const browser = await browserWithToken();
    const answer = await browser.submit(
      shopAction(async () => failWith('unauthorised')),
      '/cart',
    );
    expect(answer.location).toBe('/login');
    expect(await browser.cookie('token')).toBeUndefined();
  });

  it.each([
    ['ended', async () => browserWithToken(), shopAction(async () => failWith('unauthorised'))],
    ['never begun', async () => new TestBrowser(), signedInAction(async () => 'done')],
  ])('tell script to sign in over the page when the session has %s', async (_, open, action) => {
    const browser = await open();
    const answer = await browser.submit(action, `/fr${page}`, { note: 'Ring twice' }, { script: true });
    expect(answer).toMatchObject({ status: 401, location: null, data: { ok: false, signIn: true } });
    expect(answer.data).toMatchObject({ message: expect.stringMatching(/session/) });
    expect(await browser.cookie('token')).toBeUndefined();
    expect(await browser.cookie('fromPath')).toBe(page);
    expect(await browser.cookie('unsent')).toBeUndefined();
  });

  it('keep what was typed without script, but no secrets, for this page and once', async () => {
    const fields = { note: 'Ring twice', name: 'Ann', newPassword: 'Secret-1', captcha: '123456' };
    const action = signedInAction(async () => 'done');
    const typed = shopLoader(async (shop) => (await takeFormDraft(shop)) ?? 'nothing');
    const browser = new TestBrowser();
    await browser.submit(action, page, fields);
    expect(await browser.load(typed, page)).toMatchObject({ data: { note: 'Ring twice', name: 'Ann' } });
    expect(await browser.load(typed, page)).toMatchObject({ data: 'nothing' });
    await browser.submit(action, page, fields);
    expect(await browser.load(typed, '/cart')).toMatchObject({ data: 'nothing' });
    await browser.submit(action, page, { note: 'x'.repeat(9000) });
    expect(await browser.load(typed, page)).toMatchObject({ data: 'nothing' });
    await browser.submit(action, page, fields);
    const { data } = await browser.load(typed, page);
    expect(JSON.stringify(data)).not.toMatch(/Secret-1|123456/);
  });

  it('keep what was typed into a form of a resource for the page that sign-in leads back to', async () => {
    const action = shopAction(async () => failWith('unauthorised'), { page: () => '/goods_detail/3' });
    const typed = shopLoader(async (shop) => (await takeFormDraft(shop)) ?? 'nothing');
    const browser = new TestBrowser();
    await browser.submit(action, '/resources/add-to-cart?product=3', { quantity: 2 });
    expect(await browser.load(typed, '/goods_detail/3?sku=1')).toMatchObject({ data: { quantity: '2' } });
  });

  it('that need an account lead visitors to the sign-in page', async () => {
    const answer = await new TestBrowser().submit(
      signedInAction(async () => 'done'),
      page,
    );
    expect(answer).toMatchObject({ status: 302, location: '/login', data: undefined });
  });
});

describe('byIntent', () => {
  const action = shopAction(
    byIntent({
      add: async ({ parameters }) => ({ parameters }),
      refuse: async () => refusal('No.', { status: 409, at: 'total', from: '1.00', to: '2.00' }),
    }),
  );

  it('gives the handler of the pressed button its parameters', async () => {
    const answer = await new TestBrowser().submit(action, '/cart', { intent: 'add:12:3' });
    expect(answer).toMatchObject({ status: 200, data: { parameters: ['12', '3'] } });
  });

  it('answers a refusal with its status and details', async () => {
    const answer = await new TestBrowser().submit(action, '/cart', { intent: 'refuse' });
    expect(answer).toMatchObject({
      status: 409,
      data: { ok: false, message: 'No.', at: 'total', from: '1.00', to: '2.00' },
    });
  });

  it.each(['unknown', '', 'constructor', '__proto__', 'toString'])(
    'refuses the intent "%s", which the table does not name',
    async (intent) => {
      const answer = await new TestBrowser().submit(action, '/cart', { intent });
      expect(answer).toMatchObject({ status: 400, data: { ok: false } });
    },
  );
});
