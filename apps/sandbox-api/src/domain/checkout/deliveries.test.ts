import { knownMessageKey } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  mailbox,
  merchants,
  notifications,
  parcels,
  products,
  storeOrders,
} from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeMerchant, makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderBody, payByCard, startPurchase, storeOrdersOf } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { ship } from '../orders/fulfilment.ts';

const world = useShop();

/** A checkout of one piece, 10.00 plus 2.00 postage, from a store that offers pickup. */
async function checkout(store: Parameters<typeof makeMerchant>[1] = {}, isVirtual = false) {
  const { shop } = world;
  const shopper = await makeShopper(shop.db);
  const { id: merId } = await makeMerchant(shop.db, {
    offersPickup: true,
    address: '1 Mill Lane, Leeds',
    ...store,
  });
  const { product, red } = await makeProduct(shop.db, { merId, price: 1000, postage: 200 });
  await shop.db.update(products).set({ isVirtual }).where(eq(products.id, product.id));
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  const preOrderNo = await startPurchase(shop, shopper, choice);
  const { token, addressId } = shopper;
  const price = (deliveryType?: string) =>
    shop.get('computePrice', {
      token,
      body: { preOrderNo, addressId, ...(deliveryType && { deliveries: [{ merId, deliveryType }] }) },
    });
  const order = (deliveryType: string, more: object = {}) =>
    shop.call('createOrder', {
      token,
      body: orderBody(shopper, preOrderNo, { deliveries: [{ merId, deliveryType }], ...more }),
    });
  return { shopper, merId, preOrderNo, price, order };
}

describe('how a parcel is delivered', () => {
  it('is by courier, or fetched at the store without freight where the store offers it', async () => {
    const { price } = await checkout();
    const usual = await price();
    expect(usual).toMatchObject({ freightFee: '2.00', payFee: '12.00' });
    expect(usual.parcels).toMatchObject([
      {
        deliveryType: 'express',
        freightFee: '2.00',
        options: [
          { deliveryType: 'express', freightFee: '2.00', pickupAddress: null },
          { deliveryType: 'send', freightFee: '0.00', pickupAddress: '1 Mill Lane, Leeds' },
        ],
      },
    ]);
    const fetched = await price('send');
    expect(fetched).toMatchObject({ freightFee: '0.00', payFee: '10.00' });
    expect(fetched.parcels?.[0]).toMatchObject({
      deliveryType: 'send',
      from: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('is the usual way of a store that does not offer what was chosen, and no order is made of it', async () => {
    const { price, order } = await checkout({ offersPickup: false });
    expect(await price('send')).toMatchObject({
      freightFee: '2.00',
      parcels: [{ deliveryType: 'express', options: [{ deliveryType: 'express' }] }],
    });
    const { code, message } = await order('send');
    expect({ code, key: knownMessageKey(message) }).toEqual({ code: 500, key: 'deliveryUnavailable' });
    expect((await order('drone')).code).toBe(400);
  });

  it('is virtual and free for goods that are not shipped', async () => {
    const { price } = await checkout({}, true);
    expect(await price()).toMatchObject({
      freightFee: '0.00',
      parcels: [{ deliveryType: 'fictitious', from: null, options: [{ deliveryType: 'fictitious' }] }],
    });
  });

  it('is refused where the store does not deliver, unless the goods are fetched', async () => {
    const { shop } = world;
    const moveTo = (uid: number, country: string) =>
      shop.db.update(addresses).set({ country }).where(eq(addresses.uid, uid));
    const { shopper, price, order } = await checkout({ offersPickup: false });
    await moveTo(shopper.uid, 'AE');
    expect(await price()).toMatchObject({
      freightFee: '0.00',
      parcels: [{ deliveryType: null, from: null, options: [], isDelivered: false }],
    });
    const { code, message } = await order('express');
    expect({ code, key: knownMessageKey(message) }).toEqual({ code: 500, key: 'notDelivered' });
    await moveTo(shopper.uid, 'FR');
    expect(await price()).toMatchObject({ parcels: [{ deliveryType: 'express', isDelivered: true }] });
    expect((await order('express')).code).toBe(200);

    const atStore = await checkout();
    await moveTo(atStore.shopper.uid, 'AE');
    expect(await atStore.price()).toMatchObject({
      parcels: [{ deliveryType: 'send', options: [{ deliveryType: 'send' }], isDelivered: true }],
    });
    expect((await atStore.order('express')).message).toBe('The store does not offer this delivery any more');
    expect((await atStore.order('send')).code).toBe(200);
  });

  it('goes with the order, its mail and its shipment', async () => {
    const { shop } = world;
    const { shopper, order, merId } = await checkout();
    const { token } = shopper;
    expect((await order('send', { payFee: '12.00' })).code).toBe(500);
    const { data } = await order('send', { payFee: '10.00' });
    const { orderNo } = data as { orderNo: string };
    await payByCard(shop, shopper, orderNo);
    const master = await shop.get('getMasterOrder', { token, params: { orderNo } });
    const delivery = { deliveryType: 'send', pickupAddress: '1 Mill Lane, Leeds' };
    expect(master).toMatchObject({ payPrice: '10.00', orderList: [{ delivery }] });
    await runDueJobs(shop.services);
    const mails = await shop.db.select().from(mailbox);
    expect(mails.some(({ text }) => text.includes('pick it up at 1 Mill Lane, Leeds, '))).toBe(true);
    const [part = ''] = await storeOrdersOf(shop, shopper, orderNo);
    await ship(shop.db, part, { carrierCode: '', number: '', deliveryType: 'send' }, shop.clock.now());
    const detail = await shop.get('getStoreOrder', { token, params: { orderNo: part } });
    expect(detail).toMatchObject({ delivery, deliveryType: 'send', expressInfo: null });
    expect(await shop.db.$count(parcels, eq(parcels.orderNo, part))).toBe(0);
    const told = await shop.db.select().from(notifications).where(eq(notifications.uid, shopper.uid));
    expect(told.map(({ title }) => title.en)).toContain('Ready to be picked up');
    // The pickup address stays known after the store has stopped offering pickup.
    await shop.db.update(merchants).set({ offersPickup: false }).where(eq(merchants.id, merId));
    const [row] = await shop.db.select().from(storeOrders).where(eq(storeOrders.orderNo, part));
    expect(row?.chosenDelivery).toBe('send');
  });
});
