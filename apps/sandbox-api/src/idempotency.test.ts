import { type OperationId, paymentMethodToWire } from '@marketfront/api-client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupons, users } from './db/schema.ts';
import { minute } from './domain/shared/time.ts';
import { makeCoupon, makeProduct, makeShopper } from './testing/goods.ts';
import { orderBody, placeOrder, startPurchase } from './testing/purchase.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();

describe('races', () => {
  it('acts once per Idempotency-Key, and refuses the key for another body', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db);
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const preOrderNo = await startPurchase(shop, shopper, choice);
    const headers = { 'idempotency-key': 'intention-1' };
    const body = orderBody(shopper, preOrderNo);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('createOrder', { token: shopper.token, body, headers })),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    const replay = await shop.call('createOrder', { token: shopper.token, body, headers });
    expect(replay.data.orderNo).toBe(answers[0]?.data.orderNo);
    const other = await shop.call('createOrder', {
      token: shopper.token,
      body: { ...body, mark: 'x' },
      headers,
    });
    expect(other).toMatchObject({
      code: 400,
      message: expect.stringContaining('This Idempotency-Key was used for another request'),
    });
  });

  it.each(['when the answer is stored', 'at the commit'])(
    'acts once when a call fails %s',
    async (moment) => {
      const { shop } = world;
      const coupon = await makeCoupon(shop.db, { isLimited: true, total: 10, lastTotal: 10 });
      const shopper = await makeShopper(shop.db, { balance: 10_000 });
      const { product, red } = await makeProduct(shop.db, { price: 1000 });
      const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
      const orderNo = await placeOrder(shop, shopper, choice, { payType: paymentMethodToWire('balance') });
      const calls = [
        ['receiveCoupon', { couponId: coupon.id }],
        ['pay', { orderNo, payType: paymentMethodToWire('balance'), payChannel: 'pc' }],
      ] as const;
      await shop.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`);
      await shop.db.execute(sql`
      create constraint trigger fail after update on idempotency_keys
      ${sql.raw(moment === 'at the commit' ? 'deferrable initially deferred' : '')}
      for each row execute function fail()`);
      const attempt = (id: OperationId, body: object) =>
        shop.call(id, { token: shopper.token, body, headers: { 'idempotency-key': 'attempt-1' } });
      try {
        for (const [id, body] of calls) expect(await attempt(id, body)).toMatchObject({ code: 500 });
      } finally {
        await shop.db.execute(sql`drop function fail cascade`);
      }
      shop.clock.advance(minute);
      for (const [id, body] of calls) {
        const first = await attempt(id, body);
        expect(first).toMatchObject({ code: 200 });
        expect(await attempt(id, body)).toEqual(first);
      }
      const [left] = await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id));
      expect(left?.lastTotal).toBe(9);
      const [user] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
      expect(user?.balance).toBe(9000);
    },
  );

  it('does not answer the card secret of a cancelled order again', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db);
    const orderNo = await placeOrder(shop, shopper, {
      productId: product.id,
      attrValueId: red.id,
      productNum: 1,
    });
    const pay = () =>
      shop.call('pay', {
        token: shopper.token,
        body: { orderNo, payType: 'stripe', payChannel: 'pc' },
        headers: { 'idempotency-key': `pay-${orderNo}` },
      });
    const first = await pay();
    expect(first.data.stripeClientSecret).toMatch(/\S/);
    expect(await pay()).toEqual(first);
    await shop.get('cancelOrder', { token: shopper.token, params: { orderNo }, body: {} });
    expect(await pay()).toMatchObject({ code: 500, message: 'order cancelled' });
  });

  it('saves one address of ten identical requests with one Idempotency-Key', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    const headers = { 'idempotency-key': 'address-1' };
    const body = { realName: 'Ann Twice', detail: '2 High Street', postCode: 'SW1A 1AA' };
    const before = await shop.get('listAllAddresses', { token });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('saveAddress', { token, body, headers })),
    );
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await shop.get('listAllAddresses', { token })).toHaveLength((before?.length ?? 0) + 1);
  });
});
