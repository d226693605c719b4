import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { masterOrders, payments, skus, storeOrders, userCoupons, users } from './db/schema.ts';
import { makeCoupon, makeProduct, makeShopper } from './testing/goods.ts';
import { orderBody, payByCard, placeOrder, startPurchase } from './testing/purchase.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();
const noStock = 'Insufficient product stock, please refresh and select again';

describe('races', () => {
  it('sells the last piece to exactly one of two buyers, a hundred times', async () => {
    const { shop } = world;
    const buyers = await Promise.all([makeShopper(shop.db), makeShopper(shop.db)]);
    for (let round = 0; round < 100; round++) {
      const { product, red } = await makeProduct(shop.db, { merId: 1, stock: 1 });
      const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
      const preOrders = await Promise.all(buyers.map((buyer) => startPurchase(shop, buyer, choice)));
      const answers = await Promise.all(
        buyers.map((buyer, index) =>
          shop.call('createOrder', { token: buyer.token, body: orderBody(buyer, preOrders[index] ?? '') }),
        ),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      expect(answers.find(({ code }) => code === 500)?.message).toBe(noStock);
      const [sku] = await shop.db.select().from(skus).where(eq(skus.id, red.id));
      expect(sku).toMatchObject({ stock: 0, sales: 1 });
    }
  });

  it('never deadlocks when two orders hold the same goods in opposite order', async () => {
    const { shop } = world;
    const a = await makeProduct(shop.db, { stock: 99 });
    const b = await makeProduct(shop.db, { stock: 99 });
    const prepare = async (goods: (typeof a)[]) => {
      const other = await makeShopper(shop.db);
      for (const { product, red } of goods) {
        await shop.get('addToCart', {
          token: other.token,
          body: [{ productId: product.id, productAttrUnique: red.id, cartNum: 1 }],
        });
      }
      const cart = (await shop.get('listCart', { token: other.token, query: { isValid: true } })) ?? [];
      const orderDetails = cart.flatMap((group) =>
        (group.cartInfoList ?? []).map((item) => ({ shoppingCartId: item.id })),
      );
      const { preOrderNo } = await shop.get('createPreOrder', {
        token: other.token,
        body: { preOrderType: 'shoppingCart', orderDetails },
      });
      return { other, preOrderNo };
    };
    const prepared = await Promise.all(
      Array.from({ length: 20 }, (_, i) => prepare(i % 2 ? [a, b] : [b, a])),
    );
    const answers = await Promise.all(
      prepared.map(({ other, preOrderNo }) =>
        shop.call('createOrder', { token: other.token, body: orderBody(other, preOrderNo) }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    const [sku] = await shop.db.select().from(skus).where(eq(skus.id, a.red.id));
    expect(sku?.stock).toBe(79);
  });

  it('makes one order of a hundred identical requests', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db, { stock: 50 });
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const preOrderNo = await startPurchase(shop, shopper, choice);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        shop.call('createOrder', { token: shopper.token, body: orderBody(shopper, preOrderNo) }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1);
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect(await shop.db.$count(masterOrders, eq(masterOrders.uid, shopper.uid))).toBe(1);
    const [sku] = await shop.db.select().from(skus).where(eq(skus.id, red.id));
    expect(sku?.stock).toBe(49);
  });

  it('never makes an order of another total than was accepted, while the price changes', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    for (let round = 0; round < 20; round++) {
      const { product, red } = await makeProduct(shop.db, { price: 1000, postage: 200 });
      const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
      const preOrderNo = await startPurchase(shop, shopper, choice);
      const order = (payFee: string) =>
        shop.call('createOrder', { token: shopper.token, body: orderBody(shopper, preOrderNo, { payFee }) });
      const [first] = await Promise.all([
        order('12.00'),
        shop.db.update(skus).set({ price: 900 }).where(eq(skus.id, red.id)),
      ]);
      const isPlaced = first.code === 200;
      const refusal = { code: 500, message: 'The total has changed, please check it again' };
      // Once the order is placed, the same call returns the same order.
      expect(await order('12.00')).toMatchObject(isPlaced ? { code: 200 } : refusal);
      const placed = await order('11.00');
      const { payPrice } = await shop.get('getMasterOrder', {
        token: shopper.token,
        params: { orderNo: placed.data.orderNo },
      });
      expect(payPrice).toBe(isPlaced ? '12.00' : '11.00');
    }
    const { product, red } = await makeProduct(shop.db);
    const preOrderNo = await startPurchase(shop, shopper, {
      productId: product.id,
      attrValueId: red.id,
      productNum: 1,
    });
    for (const payFee of ['-1', 'free', '1e9']) {
      const body = orderBody(shopper, preOrderNo, { payFee });
      expect((await shop.call('createOrder', { token: shopper.token, body })).code).toBe(400);
    }
  });

  it('gives a limited coupon to as many as there are, once each', async () => {
    const { shop } = world;
    const coupon = await makeCoupon(shop.db, { isLimited: true, total: 3, lastTotal: 3 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(shop.db)));
    const answers = await Promise.all(
      shoppers.flatMap(({ token }) =>
        [1, 2].map(() => shop.call('receiveCoupon', { token, body: { couponId: coupon.id } })),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(await shop.db.$count(userCoupons, eq(userCoupons.couponId, coupon.id))).toBe(3);
  });

  it('spends a coupon, points and balance once, however many orders ask', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, { integral: 100, balance: 1500 });
    const { product, red } = await makeProduct(shop.db, { price: 1000, stock: 50 });
    const coupon = await makeCoupon(shop.db);
    await shop.get('receiveCoupon', { token: shopper.token, body: { couponId: coupon.id } });
    const [held] = await shop.db.select().from(userCoupons).where(eq(userCoupons.couponId, coupon.id));
    const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
    const preOrders = await Promise.all(
      Array.from({ length: 6 }, () => startPurchase(shop, shopper, choice)),
    );
    const answers = await Promise.all(
      preOrders.map((preOrderNo) =>
        shop.call('createOrder', {
          token: shopper.token,
          body: orderBody(shopper, preOrderNo, {
            couponId: held?.id ?? 0,
            isUseIntegral: true,
            payType: 'yue',
          }),
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const [user] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
    expect(user?.integral).toBe(0);

    const orders = await Promise.all(Array.from({ length: 4 }, () => placeOrder(shop, shopper, choice)));
    const paid = await Promise.all(
      orders.map((orderNo) =>
        shop.call('pay', { token: shopper.token, body: { orderNo, payType: 'yue', payChannel: 'pc' } }),
      ),
    );
    expect(paid.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(paid.find(({ code }) => code !== 200)?.message).toBe('Insufficient balance');
    const [poorer] = await shop.db.select().from(users).where(eq(users.id, shopper.uid));
    expect(poorer?.balance).toBe(500);
  });

  it('either pays or cancels, when both are asked at once', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db);
    const { product, red } = await makeProduct(shop.db, { stock: 90 });
    for (let round = 0; round < 20; round++) {
      const orderNo = await placeOrder(shop, shopper, {
        productId: product.id,
        attrValueId: red.id,
        productNum: 1,
      });
      await Promise.all([
        payByCard(shop, shopper, orderNo).catch(() => undefined),
        shop.call('cancelOrder', { token: shopper.token, params: { orderNo } }),
      ]);
      const [master] = await shop.db.select().from(masterOrders).where(eq(masterOrders.orderNo, orderNo));
      expect(master?.paid).not.toBe(master?.isCancel);
      const rows = await shop.db
        .select()
        .from(payments)
        .where(eq(payments.masterId, master?.id ?? 0));
      // Money for a cancelled order was refunded.
      expect(rows.filter(({ status }) => status === 'succeeded')).toHaveLength(master?.paid ? 1 : 0);
      const parts = await shop.db.select().from(storeOrders).where(eq(storeOrders.masterOrderNo, orderNo));
      expect(
        parts.every((part) => part.paid === master?.paid && (part.status === 9) === master?.isCancel),
      ).toBe(true);
    }
  });
});
