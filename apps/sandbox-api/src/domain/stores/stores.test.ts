import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { merchants } from '../../db/schema.ts';
import { makeMerchant } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('stores', () => {
  it('are ordered by rating, followers or age, and tell their marks and how to reach them', async () => {
    const { db } = world.shop;
    const made = async (values: Partial<typeof merchants.$inferInsert>) => {
      const { id } = await makeMerchant(db);
      await db
        .update(merchants)
        .set({ keywords: 'ordered', categoryId: 777, ...values })
        .where(eq(merchants.id, id));
      return id;
    };
    const loved = await made({
      starProduct: 4.9,
      starService: 4.8,
      starDispatch: 4.7,
      responseMinutes: 45,
      followers: 1,
      createdAt: inDays(-2),
    });
    const famous = await made({
      starProduct: 3,
      starService: 3,
      starDispatch: 3,
      followers: 900,
      createdAt: inDays(-9),
    });
    const young = await made({
      starProduct: 4,
      starService: 4,
      starDispatch: 4,
      followers: 5,
      createdAt: inDays(-1),
    });
    const list = async (order: string) => {
      const answer = await world.shop.get('searchStores', { query: { keywords: 'ordered', order } });
      return answer.list ?? [];
    };
    const ids = async (order: string) => (await list(order)).map(({ id }) => id);
    expect(await ids('rated')).toEqual([loved, young, famous]);
    expect(await ids('followed')).toEqual([famous, young, loved]);
    expect(await ids('newest')).toEqual([young, loved, famous]);
    const [best] = await list('rated');
    expect(best).toMatchObject({
      starProduct: 4.9,
      starService: 4.8,
      starDispatch: 4.7,
      responseMinutes: 45,
    });
    expect(best?.service?.serviceType).toBe('email');
    expect(best?.createTime).toMatch(/^\d{4}-/);
  });

  it('tell when they are open and what they say about holidays', async () => {
    const { db } = world.shop;
    const { id } = await makeMerchant(db);
    const businessHours = { timeZone: 'Asia/Bangkok', days: [1, 2], opens: '09:00', closes: '17:30' };
    await db
      .update(merchants)
      .set({ businessHours, holidayNotice: { en: 'Closed in May', fr: 'Fermé en mai' } })
      .where(eq(merchants.id, id));
    const answer = await world.shop.get('getStoreDetail', {
      params: { id },
      headers: { 'Accept-Language': 'fr' },
    });
    expect(answer).toMatchObject({ businessHours, holidayNotice: 'Fermé en mai' });
  });
});
