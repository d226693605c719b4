import { knownMessageKey, limits } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartItems, skus } from '../../db/schema.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

async function setUp() {
  const { shop } = world;
  const { token, uid } = await makeShopper(shop.db);
  const { product, red, blue } = await makeProduct(shop.db);
  const add = (sku: { id: number }, cartNum: number) =>
    shop.call('addToCart', {
      token,
      body: [{ productId: product.id, productAttrUnique: sku.id, cartNum }],
    });
  const rows = () =>
    shop.db
      .select({ id: cartItems.id, skuId: cartItems.skuId, quantity: cartItems.quantity })
      .from(cartItems)
      .where(eq(cartItems.uid, uid))
      .orderBy(cartItems.id);
  return { shop, token, product, red, blue, add, rows };
}

describe('the cart', () => {
  it('adds to a row that exists, up to the stock', async () => {
    const { red, add, rows } = await setUp();
    await add(red, 2);
    expect((await add(red, 3)).code).toBe(200);
    expect(await rows()).toMatchObject([{ skuId: red.id, quantity: 5 }]);
    expect(knownMessageKey((await add(red, 90)).message)).toBe('stockInsufficient');
    expect(await rows()).toMatchObject([{ quantity: 5 }]);
  });

  it('holds at most the largest quantity of a line', async () => {
    const { shop, red, add, rows } = await setUp();
    await shop.db.update(skus).set({ stock: 500 }).where(eq(skus.id, red.id));
    await add(red, 60);
    await add(red, 60);
    expect(await rows()).toMatchObject([{ quantity: limits.cartQuantity.max }]);
    expect(knownMessageKey((await add(red, 100)).message)).toBe('quantityOutOfRange');
    expect(knownMessageKey((await add(red, 0)).message)).toBe('quantityOutOfRange');
  });

  it('merges two rows when one chooses the SKU of the other', async () => {
    const { shop, token, product, red, blue, add, rows } = await setUp();
    await add(red, 1);
    await add(blue, 2);
    const [first] = await rows();
    const body = { id: first?.id, productId: product.id, num: 1, unique: blue.id };
    expect((await shop.call('reselectCartSku', { token, body })).code).toBe(200);
    expect(await rows()).toMatchObject([{ id: first?.id, skuId: blue.id, quantity: 3 }]);
  });
});
