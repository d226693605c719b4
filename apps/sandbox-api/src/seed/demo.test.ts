import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refunds, settledApplications, storeOrders, userCoupons, users } from '../db/schema.ts';
import { useShop } from '../testing/shop.ts';
import { demoEmail, demoPassword, demoPhone, demoUser } from './accounts.ts';

const world = useShop();

describe('the demo accounts', () => {
  it('sign in by e-mail and by phone', async () => {
    const byMail = await world.shop.get('loginByEmail', {
      body: { email: demoEmail, password: demoPassword },
    });
    expect(byMail.uid).toBe(demoUser);
    const body = { countryCode: '+44', phone: demoPhone.phone, password: demoPassword };
    const byPhone = await world.shop.get('loginByPhonePassword', { body });
    const token = byPhone.token ?? '';
    expect((await world.shop.get('listOrders', { token, query: { type: -1 } })).list).toEqual([]);
    expect((await world.shop.get('listAddresses', { token })).total).toBe(1);
  });

  it('have an order, a refund, a coupon and an application in every state', async () => {
    const { db } = world.shop;
    const orders = await db.select().from(storeOrders).where(eq(storeOrders.uid, demoUser));
    const states = new Set(
      orders.map(({ paid, status, refundStatus }) => `${paid} ${status} ${refundStatus}`),
    );
    for (const state of [
      'false 0 0',
      'true 0 0',
      'true 1 0',
      'true 2 0',
      'true 2 1',
      'true 3 0',
      'true 3 3',
      'false 9 0',
    ]) {
      expect(states).toContain(state);
    }
    const refunded = await db.select().from(refunds).where(eq(refunds.uid, demoUser));
    expect(new Set(refunded.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const held = await db.select().from(userCoupons).where(eq(userCoupons.uid, demoUser));
    const now = new Date();
    expect(
      held.some(({ status, startTime, endTime }) => status === 0 && startTime <= now && endTime > now),
    ).toBe(true);
    expect(held.some(({ status }) => status === 1)).toBe(true);
    expect(held.some(({ status, endTime }) => status === 0 && endTime <= now)).toBe(true);
    expect(held.some(({ startTime }) => startTime > now)).toBe(true);
    const mine = and(
      eq(settledApplications.uid, demoUser),
      inArray(settledApplications.auditStatus, [1, 2, 3]),
    );
    expect(await db.$count(settledApplications, mine)).toBe(3);
  });

  it('see their refunds and the changes of their balance from the newest on', async () => {
    const { shop } = world;
    const { token = '' } = await shop.get('loginByEmail', {
      body: { email: demoEmail, password: demoPassword },
    });
    const lists = [
      (await shop.get('listRefunds', { token })).list ?? [],
      (await shop.get('listBalanceRecords', { token })).list ?? [],
    ];
    for (const list of lists) {
      const times = list.map(({ createTime }) => createTime);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });

  it('have a ledger that adds up and the promised balance', async () => {
    const { db } = world.shop;
    const [user] = await db.select().from(users).where(eq(users.id, demoUser));
    expect(user).toMatchObject({ balance: 50_000, integral: 2500 });
    const { rows } = await db.execute<{ sum: number }>(sql`
      select sum(case type when 1 then integral else -integral end)::int as sum
      from points_records where uid = ${demoUser}`);
    expect(rows[0]?.sum).toBe(2500);
  });
});
