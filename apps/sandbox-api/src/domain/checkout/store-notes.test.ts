import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartItems } from '../../db/schema.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderBody, storeOrdersOf } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

/** A checkout of one piece from each of two stores. */
async function checkout() {
  const { shop } = world;
  const shopper = await makeShopper(shop.db);
  const { token } = shopper;
  const [one, two] = [await makeProduct(shop.db), await makeProduct(shop.db)];
  const rows = [one, two].map(({ product, red }) => ({
    productId: product.id,
    productAttrUnique: red.id,
    cartNum: 1,
  }));
  await shop.get('addToCart', { token, body: rows });
  const inCart = await shop.db.select().from(cartItems).where(eq(cartItems.uid, shopper.uid));
  const { preOrderNo } = await shop.get('createPreOrder', {
    token,
    body: { preOrderType: 'shoppingCart', orderDetails: inCart.map(({ id }) => ({ shoppingCartId: id })) },
  });
  const order = (body: Record<string, unknown>) =>
    shop.call('createOrder', { token, body: orderBody(shopper, preOrderNo, body) });
  /** The note that each store gets, by store id. */
  const told = async (orderNo: string) => {
    const details = await Promise.all(
      (await storeOrdersOf(shop, shopper, orderNo)).map((part) =>
        shop.get('getStoreOrder', { token, params: { orderNo: part } }),
      ),
    );
    return new Map(details.map(({ merId, userRemark }) => [merId, userRemark]));
  };
  return { shopper, preOrderNo, order, told, stores: [one.merId, two.merId] as const };
}

const orderNoIn = (data: unknown) => (data as { orderNo: string }).orderNo;

describe('a note to a store', () => {
  it('is offered for each store of a checkout', async () => {
    const { shopper, preOrderNo } = await checkout();
    const { orderList } = await world.shop.get('getPreOrder', {
      token: shopper.token,
      params: { preOrderNo },
    });
    expect(orderList?.map(({ remark }) => remark)).toEqual(['', '']);
  });

  it('stands in the order of that store, in the whole order and with its operator', async () => {
    const { shop } = world;
    const { shopper, order, told, stores } = await checkout();
    const [one, two] = stores;
    const { data } = await order({
      orderMerchantRequestList: [
        { merId: one, remark: ' Blue ribbon <b> ' },
        { merId: two, remark: 'No plastic' },
        { merId: 999_999, remark: 'Of no store of the order' },
      ],
    });
    const orderNo = orderNoIn(data);
    expect(Object.fromEntries(await told(orderNo))).toEqual({
      [one]: 'Blue ribbon <b>',
      [two]: 'No plastic',
    });
    const master = await shop.get('getMasterOrder', { token: shopper.token, params: { orderNo } });
    expect(master.mark).toBe('');
    expect(master.orderList?.map(({ merId, userRemark }) => [merId, userRemark]).toSorted()).toEqual(
      [
        [one, 'Blue ribbon <b>'],
        [two, 'No plastic'],
      ].toSorted(),
    );
    const operators = await (await shop.app.request('/sandbox/orders')).text();
    expect(operators).toContain('Note: Blue ribbon &lt;b&gt;');
    expect(operators).toContain('Note: No plastic');
  });

  it('comes before the note of the whole order, which the other stores get', async () => {
    const { order, told, stores } = await checkout();
    const [one, two] = stores;
    const notes = [{ merId: one, remark: 'No plastic' }, { merId: two }];
    const { data } = await order({ mark: 'Ring twice', orderMerchantRequestList: notes });
    expect(await told(orderNoIn(data))).toEqual(
      new Map([
        [one, 'No plastic'],
        [two, 'Ring twice'],
      ]),
    );
  });

  it('has under 150 characters, as people count them', async () => {
    const { order, stores } = await checkout();
    const [merId] = stores;
    const noted = (remark: string) => order({ orderMerchantRequestList: [{ merId, remark }] });
    expect(await noted('x'.repeat(150))).toMatchObject({ code: 400 });
    expect((await noted('👨‍👩‍👧'.repeat(149))).code).toBe(200);
  });
});
