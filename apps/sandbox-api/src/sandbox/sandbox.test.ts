import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { merchantCategories, merchantTypes, settledApplications, skus, storeOrders } from '../db/schema.ts';
import { runDueJobs } from '../jobs/index.ts';
import { makeCarrier, makeProduct, makeShopper } from '../testing/goods.ts';
import { payByCard, placeOrder, storeOrdersOf } from '../testing/purchase.ts';
import { useShop } from '../testing/shop.ts';

const world = useShop();

const post = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  world.shop.app.request(path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json', ...headers },
  });
const done = async (path: string, form: Record<string, string> = {}) =>
  (await (await post(path, form)).json()) as { code: number; message: string };

describe('the operator', () => {
  it('ships, moves and signs a parcel', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { token } = shopper;
    const { product, red } = await makeProduct(shop.db);
    const orderNo = await placeOrder(shop, shopper, {
      productId: product.id,
      attrValueId: red.id,
      productNum: 1,
    });
    const [sh = ''] = await storeOrdersOf(shop, shopper, orderNo);
    const carrier = await makeCarrier(shop.db);
    expect((await done(`/sandbox/orders/${sh}/ship`, { carrier })).message).toBe('wrong order status');
    await payByCard(shop, shopper, orderNo);
    expect((await done(`/sandbox/orders/${sh}/ship`, { carrier: 'nobody' })).code).toBe(500);
    expect((await done(`/sandbox/orders/${sh}/ship`, { carrier, number: 'N42' })).code).toBe(200);
    const states: (number | null | undefined)[] = [];
    for (let step = 0; step < 3; step++) {
      await done(`/sandbox/orders/${sh}/move`);
      states.push((await shop.get('getParcel', { token, params: { orderNo: sh } }))?.state);
    }
    expect(states).toEqual([1, 2, 2]);
    await done(`/sandbox/orders/${sh}/sign`);
    const parcel = await shop.get('getParcel', { token, params: { orderNo: sh } });
    expect(parcel).toMatchObject({ state: 3, expNo: 'N42' });
    expect(JSON.parse(parcel?.logisticsInfo ?? '')).toHaveLength(5);
    const [row] = await shop.db.select().from(storeOrders).where(eq(storeOrders.orderNo, sh));
    expect(row?.status).toBe(2);
    const told = await shop.get('listNotifications', { token });
    expect(told.list?.map(({ title }) => title)).toEqual([
      'Order received',
      'Your parcel is on its way',
      'Payment received',
    ]);
  });

  it('lets the time to pay end: the order is cancelled and its pieces are in stock again', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { token } = shopper;
    const { product, red } = await makeProduct(shop.db, { stock: 10 });
    const orderNo = await placeOrder(shop, shopper, {
      productId: product.id,
      attrValueId: red.id,
      productNum: 3,
    });
    const stock = async () =>
      (await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, red.id)))[0]?.stock;
    const setSeconds = (seconds: string) => done(`/sandbox/orders/${orderNo}/deadline`, { seconds });
    for (const wrong of ['', '-1', '3601', 'soon']) expect((await setSeconds(wrong)).code).toBe(500);
    expect((await setSeconds('30')).code).toBe(200);
    await runDueJobs(shop.services);
    expect(await stock()).toBe(7);

    await setSeconds('0');
    const pay = await shop.call('pay', { token, body: { orderNo, payType: 'stripe', payChannel: 'pc' } });
    expect(pay.message).toBe('order cancelled');
    await runDueJobs(shop.services);
    expect(await stock()).toBe(10);
    expect(await shop.get('getMasterOrder', { token, params: { orderNo } })).toMatchObject({
      isCancel: true,
      paid: false,
    });
    expect((await setSeconds('30')).message).toContain('waits for its payment');
  });

  it('approves and refuses applications, once each', async () => {
    const { shop } = world;
    const { uid, token } = await makeShopper(shop.db);
    const [category] = await shop.db.select().from(merchantCategories).limit(1);
    const [type] = await shop.db.select().from(merchantTypes).limit(1);
    const apply = async (name: string) => {
      const [row] = await shop.db
        .insert(settledApplications)
        .values({
          uid,
          name,
          categoryId: category?.id ?? 0,
          typeId: type?.id ?? 0,
          realName: 'Ann',
          email: `${name}@shop.test`,
          address: '1 High Street',
          language: 'fr',
          qualificationPictures: [],
        })
        .returning();
      return row?.id ?? 0;
    };
    const good = await apply('good');
    const bad = await apply('bad');
    expect((await done(`/sandbox/applications/${good}/approve`)).code).toBe(200);
    expect((await done(`/sandbox/applications/${good}/refuse`)).code).toBe(500);
    expect(
      (
        await done(`/sandbox/applications/${bad}/refuse`, {
          reason: 'Blurred',
          'field:name': 'Taken',
          'field:phone': '',
        })
      ).code,
    ).toBe(200);
    const records = await shop.get('listSettlementRecords', { token });
    expect(records.list).toMatchObject([
      { name: 'bad', auditStatus: 3, denialReason: 'Blurred', denialFields: { name: 'Taken' } },
      { name: 'good', auditStatus: 2 },
    ]);
    const mails = await shop.app.request('/sandbox/mailbox.json?to=good@shop.test');
    expect(JSON.stringify(await mails.json())).toMatch(/Mot de passe: /);
    const refusals = await shop.app.request('/sandbox/mailbox.json?to=bad@shop.test');
    expect(JSON.stringify(await refusals.json())).toMatch(
      /Blurred.*Nom de l’entreprise ou de la boutique: Taken.*\/fr\/users\/application_record/,
    );
  });

  it('shows every page without scripts or foreign markup, and refuses posts from other sites', async () => {
    const { shop } = world;
    const nickname = '<img src=x onerror=alert(1)>';
    const shopper = await makeShopper(shop.db, { nickname });
    await shop.services.mailer.send({ channel: 'email', to: 'a@b.co', subject: nickname, text: nickname });
    expect(shopper.uid).toBeGreaterThan(0);
    for (const page of ['', '/mailbox', '/orders', '/refunds', '/applications', '/reviews', '/faults']) {
      const answer = await shop.app.request(`/sandbox${page}`);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).not.toContain('<script');
      expect(text).not.toContain('<img src=x');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://localhost:1' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'none' },
    ]) {
      expect((await post('/sandbox/faults/clear', {}, headers)).status).toBe(403);
    }
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await post('/sandbox/faults/clear', {}, own)).status).not.toBe(403);
  });

  it('affects the given number of requests with a fault', async () => {
    const { shop } = world;
    const prefix = '/api/front/search/keyword';
    const ask = () => shop.app.request(prefix);
    const set = (kind: string, more = {}) => done('/sandbox/faults', { prefix, kind, times: '1', ...more });
    await set('http500');
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(200);
    await set('code500');
    expect(await (await ask()).json()).toMatchObject({ code: 500 });
    await set('malformed');
    await expect((await ask()).json()).rejects.toThrow('JSON');
    await set('empty');
    expect(await (await ask()).text()).toBe('');
    await set('cut');
    await expect((await ask()).text()).rejects.toThrow('cut off');
    const before = Date.now();
    await set('delay', { delayMs: '120' });
    expect((await ask()).status).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(120);
    await done('/sandbox/faults', { prefix, kind: 'http500', times: '0' });
    expect((await ask()).status).toBe(500);
    await done('/sandbox/faults/clear');
    expect((await ask()).status).toBe(200);
    expect((await done('/sandbox/faults', { prefix: '/sandbox', kind: 'http500' })).code).toBe(400);
  });
});

describe('the server', () => {
  it('answers everything in the envelope, over HTTP 200', async () => {
    const { shop } = world;
    const requests: [string, RequestInit, number][] = [
      ['/api/front/nothing', {}, 404],
      ['/nothing', {}, 404],
      ['/api/front/cart/save', { method: 'GET' }, 404],
      ['/api/front/login/email', { method: 'POST', body: '{' }, 400],
      [
        '/api/front/login/email',
        { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } },
        400,
      ],
      ['/api/front/login/email', { method: 'POST', body: 'x'.repeat(11_000_000) }, 400],
      ['/api/front/user/info', {}, 401],
    ];
    for (const [path, init, code] of requests) {
      const answer = await shop.app.request(path, init);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ code, data: null });
    }
  });

  it('lets no other site read the operator pages, the mailbox and the payment pages', async () => {
    const { shop } = world;
    const headers = { origin: 'https://elsewhere.test' };
    for (const path of ['/sandbox', '/sandbox/mailbox.json', '/sandbox/stripe/intent', '/health']) {
      const answer = await shop.app.request(path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const mailbox = await shop.app.request('/sandbox/mailbox.json');
    expect(mailbox.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(mailbox.headers.get('x-frame-options')).toBe('DENY');
    const frame = await shop.app.request('/sandbox/stripe/element');
    expect(frame.headers.get('x-frame-options')).toBeNull();
    // DNS rebinding: another site's name that resolves to this machine.
    for (const path of ['/sandbox', '/sandbox/mailbox.json']) {
      expect((await shop.app.request(`http://elsewhere.test${path}`)).status).toBe(403);
    }
    expect((await shop.app.request('http://[::1]:4000/sandbox/mailbox.json')).status).toBe(200);
  });

  it('lets any origin call the API, and sends no credentials', async () => {
    const { shop } = world;
    const headers = {
      origin: 'https://elsewhere.test',
      'access-control-request-headers': 'authori-zation,form-type',
    };
    const preflight = await shop.app.request('/api/front/index', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authori-zation');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await shop.app.request('/api/front/index', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
