import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deals, products, skus } from '../../db/schema.ts';
import { makeProduct } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { after, hour, toApiTime } from '../shared/time.ts';
import { endOneDeal } from './deals.ts';

const world = useShop();

it('lists running deals with what is left, and restores the price of a deal that is over', async () => {
  const { shop } = world;
  const now = shop.clock.now();
  const make = async (stock: number, hours: number) => {
    const { product } = await makeProduct(shop.db, { stock, values: { price: 700, otPrice: 1000, stock } });
    await shop.db.update(skus).set({ price: 700, otPrice: 1000 }).where(eq(skus.productId, product.id));
    const endsAt = after(now, hours * hour);
    await shop.db.insert(deals).values({ productId: product.id, total: 10, endsAt });
    return { id: product.id, endsAt };
  };
  const soon = await make(4, 1);
  const later = await make(30, 2);
  const soldOut = await make(0, 3);
  const list = async () => {
    const mine = [soon.id, later.id, soldOut.id];
    return (await shop.get('listDeals')).filter(({ product }) => mine.includes(product.id));
  };
  expect(await list()).toMatchObject([
    {
      product: { id: soon.id, price: '7.00', otPrice: '10.00' },
      left: 4,
      total: 10,
      endTime: toApiTime(soon.endsAt),
    },
    { product: { id: later.id }, left: 10, total: 10 },
  ]);

  while (await endOneDeal(shop.db, after(now, hour)));
  expect((await list()).map(({ product }) => product.id)).toEqual([later.id]);
  const priceOf = async (table: typeof products | typeof skus, where: ReturnType<typeof eq>) =>
    (await shop.db.select({ price: table.price }).from(table).where(where)).map(({ price }) => price);
  expect(await priceOf(products, eq(products.id, soon.id))).toEqual([1000]);
  expect(new Set(await priceOf(skus, eq(skus.productId, soon.id)))).toEqual(new Set([1000]));
  expect(await priceOf(products, eq(products.id, later.id))).toEqual([700]);
});
