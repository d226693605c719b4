import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, userCoupons, users } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeCoupon, makeProduct, makeShopper } from '../../testing/goods.ts';
import { placeOrder } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { openSession } from '../auth/sessions.ts';
import { lowerPrice, restock } from '../catalog/supply.ts';
import { after, day } from '../shared/time.ts';

const world = useShop();

const mailsTo = (to: string) =>
  world.shop.db
    .select({ text: mailbox.text, subject: mailbox.subject })
    .from(mailbox)
    .where(eq(mailbox.to, to));

describe('devices', () => {
  it('show what signed in, in the language and from the place of its last request', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/143.0', 'accept-language': 'fr' };
    await shop.get('getUser', { token, headers });
    expect(await shop.get('listSessions', { token })).toMatchObject([
      { isCurrent: true, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/143.0' },
    ]);
  });

  it('end at once where their owner signs them out, and only there', async () => {
    const { shop } = world;
    const { token, uid } = await makeShopper(shop.db);
    const others = await Promise.all([1, 2, 3].map(() => openSession(shop.db, uid, shop.clock.now())));
    const listed = await shop.get('listSessions', { token });
    expect(listed).toHaveLength(4);
    const [one] = listed.filter(({ isCurrent }) => !isCurrent);
    await shop.get('deleteSession', { token, params: { id: one?.id ?? 0 } });
    expect(await shop.get('listSessions', { token })).toHaveLength(3);
    expect(await shop.call('deleteSession', { token, params: { id: one?.id ?? 0 } })).toMatchObject({
      code: 500,
      message: 'This device is not signed in any more',
    });
    await shop.get('deleteOtherSessions', { token });
    expect(await shop.get('listSessions', { token })).toMatchObject([{ isCurrent: true }]);
    for (const other of others) expect((await shop.call('getUser', { token: other })).code).toBe(401);
  });
});

describe('the phone number', () => {
  const number = { countryCode: '+44', phone: '7400555111' };

  it('is bound with the code that was sent to it, and to one account only', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    await shop.get('sendPhoneBindingCode', { token, body: number });
    const captcha = await shop.readCode('+447400555111');
    const wrong = captcha === '000000' ? '000001' : '000000';
    expect((await shop.call('bindPhone', { token, body: { ...number, captcha: wrong } })).code).toBe(500);
    await shop.get('bindPhone', { token, body: { ...number, captcha } });
    expect(await shop.get('getUser', { token })).toMatchObject({ countryCode: '+44', phone: '7400555111' });

    await makeShopper(shop.db, { userType: 'phone', loginKey: 'phone:44 7400555222' });
    const taken = { ...number, phone: '7400555222' };
    await shop.get('sendPhoneBindingCode', { token, body: taken });
    const code = await shop.readCode('+447400555222');
    const answer = await shop.call('bindPhone', { token, body: { ...taken, captcha: code } });
    expect(answer).toMatchObject({ code: 500, message: 'Mobile number is registered' });
  });
});

describe('the balance', () => {
  it('has a record of each change, which add up', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { balance: 100_000 });
    const { product, red } = await makeProduct(shop.db, { price: 2500, stock: 9 });
    const orderNo = await placeOrder(
      shop,
      shopper,
      { productId: product.id, attrValueId: red.id, productNum: 1 },
      { payType: 'yue' },
    );
    await shop.get('pay', { token: shopper.token, body: { orderNo, payType: 'yue', payChannel: 'pc' } });
    const { userBalance } = await shop.get('getBalance', { token: shopper.token });
    const { list } = await shop.get('listBalanceRecords', { token: shopper.token });
    expect(list).toMatchObject([{ type: 2, linkId: orderNo, balance: userBalance }]);
  });
});

describe('alerts', () => {
  it('arrive in the shop and by e-mail when a product is back in stock or costs less', async () => {
    const { shop } = world;
    const { token, user } = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db, { price: 2000, stock: 0 });
    await shop.get('requestStockAlert', { token, body: { skuId: red.id } });
    await shop.get('addFavouriteProduct', { token, body: { id: product.id, category: 'product' } });
    await restock(shop.db, product.id, 5, shop.clock.now());
    await lowerPrice(shop.db, product.id, 25, shop.clock.now());
    const { list } = await shop.get('listNotifications', { token, query: { type: 'system' } });
    const titles = list?.map(({ title }) => title);
    expect(titles).toEqual(['The price has dropped', 'Back in stock']);
    expect(await shop.get('countUnreadNotifications', { token })).toEqual({ count: 2 });
    expect(await shop.get('listFavouriteProducts', { token })).toMatchObject({
      list: [{ price: '15.00', savedPrice: '20.00' }],
    });
    await runDueJobs(shop.services);
    await runDueJobs(shop.services);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(titles?.toSorted());
    expect(mails[0]?.text).toContain(`/goods_detail/${product.id}`);
  });

  it('go only where the shopper wants them', async () => {
    const { shop } = world;
    const { token, user } = await makeShopper(shop.db);
    const { product } = await makeProduct(shop.db, { price: 2000 });
    await shop.get('addFavouriteProduct', { token, body: { id: product.id, category: 'product' } });
    const want = (onSite: boolean, byMail: boolean) =>
      shop.get('saveNotificationSettings', { token, body: { list: [{ type: 'system', onSite, byMail }] } });
    const shown = async () => (await shop.get('listNotifications', { token })).total;
    await want(false, false);
    await lowerPrice(shop.db, product.id, 10, shop.clock.now());
    expect(await shown()).toBe(0);
    await want(false, true);
    await lowerPrice(shop.db, product.id, 10, shop.clock.now());
    await runDueJobs(shop.services);
    expect({ shown: await shown(), mails: (await mailsTo(user.email)).length }).toEqual({
      shown: 0,
      mails: 1,
    });
    await want(true, false);
    await lowerPrice(shop.db, product.id, 10, shop.clock.now());
    await runDueJobs(shop.services);
    expect({ shown: await shown(), mails: (await mailsTo(user.email)).length }).toEqual({
      shown: 1,
      mails: 1,
    });
  });
});

describe('coupons', () => {
  it('are remembered once, three days before they end', async () => {
    const { shop } = world;
    const { token, uid } = await makeShopper(shop.db);
    const coupon = await makeCoupon(shop.db);
    await shop.get('receiveCoupon', { token, body: { couponId: coupon.id } });
    const told = async () =>
      (await shop.get('listNotifications', { token, query: { type: 'coupon' } })).total;
    const endsIn = (days: number) =>
      shop.db
        .update(userCoupons)
        .set({ endTime: after(shop.clock.now(), days * day), createdAt: after(shop.clock.now(), -2 * day) })
        .where(eq(userCoupons.uid, uid));
    await endsIn(4);
    await runDueJobs(shop.services);
    expect(await told()).toBe(0);
    await endsIn(2);
    await runDueJobs(shop.services);
    await runDueJobs(shop.services);
    expect(await told()).toBe(1);
  });
});

describe('the export', () => {
  it('holds what belongs to the shopper, and no secrets', async () => {
    const { shop } = world;
    const { token, user } = await makeShopper(shop.db);
    const other = await makeShopper(shop.db);
    const content = await shop.get('exportAccount', { token });
    expect(content).toMatchObject({
      account: { email: user.email },
      addresses: [{ realName: 'Ann Lee' }],
      orders: [],
    });
    const text = JSON.stringify(content);
    for (const hidden of ['passwordHash', 'tokenHash', user.identity, other.user.email])
      expect(text).not.toContain(hidden);
  });
});

describe('closing the account', () => {
  const close = async (token: string, email: string) => {
    const { shop } = world;
    await shop.get('sendClosingCode', { token });
    return shop.call('closeAccount', { token, body: { captcha: await shop.readCode(email) } });
  };

  it('needs the code, ends the session, and leaves nothing that names the person', async () => {
    const { shop } = world;
    const { token, user, uid } = await makeShopper(shop.db);
    expect((await shop.call('closeAccount', { token, body: { captcha: '123456' } })).code).toBe(500);
    expect((await close(token, user.email)).code).toBe(200);
    expect((await shop.call('getUser', { token })).code).toBe(401);
    const [row] = await shop.db.select().from(users).where(eq(users.id, uid));
    expect(row).toMatchObject({ isActive: false, email: '', phone: '', loginKey: null, passwordHash: null });
    // The e-mail address is free again.
    await makeShopper(shop.db, { email: user.email, loginKey: `email:${user.email}` });
  });

  it('waits until the orders are finished', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { balance: 100_000 });
    const { product, red } = await makeProduct(shop.db, { price: 2500, stock: 9 });
    const line = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const orderNo = await placeOrder(shop, shopper, line, { payType: 'yue' });
    const { token, user } = shopper;
    await shop.get('pay', { token, body: { orderNo, payType: 'yue', payChannel: 'pc' } });
    expect(await close(token, user.email)).toMatchObject({
      code: 500,
      message: 'Orders that are in progress have to be finished first',
    });
    expect((await shop.call('getUser', { token })).code).toBe(200);
  });
});
