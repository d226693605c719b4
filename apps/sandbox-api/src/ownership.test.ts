import { type OperationId, operationsTable } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addresses,
  cartItems,
  favouriteProducts,
  followedMerchants,
  masterOrders,
  notifications,
  refunds,
  sessions,
  storeOrders,
  userCoupons,
} from './db/schema.ts';
import { ship } from './domain/orders/fulfilment.ts';
import { refuseRefund } from './domain/refunds/refunds.ts';
import { storeUpload } from './domain/account/uploads.ts';
import { makeCoupon, makeProduct, makeShopper } from './testing/goods.ts';
import { orderBody, payByCard, placeOrder, startPurchase, storeOrdersOf } from './testing/purchase.ts';
import { type CallOptions, useShop } from './testing/shop.ts';

const world = useShop();
type Shopper = Awaited<ReturnType<typeof makeShopper>>;

/** The data of one user, none of which the other may see. */
type Things = {
  cartId: number;
  preOrderNo: string;
  unpaid: string;
  unshipped: string;
  shipped: string;
  completed: string;
  lineId: number;
  refundOrderNo: string;
  refusedRefundNo: string;
  couponId: number;
  addressId: number;
  paypalToken: string;
  picture: string;
  sessionId: number;
};

const nobodys: Things = {
  cartId: 2_000_000_001,
  preOrderNo: '0'.repeat(32),
  unpaid: 'PT000000000000000000001',
  unshipped: 'SH000000000000000000001',
  shipped: 'SH000000000000000000002',
  completed: 'SH000000000000000000003',
  lineId: 2_000_000_001,
  refundOrderNo: 'RE000000000000000000001',
  refusedRefundNo: 'RE000000000000000000002',
  couponId: 2_000_000_001,
  addressId: 2_000_000_001,
  paypalToken: 'NOBODYS',
  picture: 'http://localhost:4000/uploads/00000000000000000000000000000000.png',
  sessionId: 2_000_000_001,
};

const path = (name: string, value: string | number): CallOptions => ({ params: { [name]: value } });

type Row = [OperationId, (things: Things, own: Shopper & { own: Things }) => CallOptions];

/** All operations with the number of an order in their path, each with an order of every status. */
const withOrderNo: Row[] = operationsTable
  .filter((operation) => operation.path.includes('{orderNo}'))
  .flatMap(({ operationId }) =>
    (['unpaid', 'unshipped', 'shipped', 'completed'] as const).map(
      (status): Row => [operationId, (t) => path('orderNo', t[status])],
    ),
  );

/** All operations that take the id of owned data. */
const matrix: Row[] = [
  ...withOrderNo,
  ['setCartQuantity', (t) => ({ body: { id: t.cartId, number: 2 } })],
  ['deleteFromCart', (t) => ({ body: { ids: [t.cartId] } })],
  ['reselectCartSku', (t) => ({ body: { id: t.cartId, productId: 1, num: 1, unique: 1 } })],
  [
    'createPreOrder',
    (t) => ({ body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: t.cartId }] } }),
  ],
  ['getPreOrder', (t) => path('preOrderNo', t.preOrderNo)],
  ['computePrice', (t) => ({ body: { preOrderNo: t.preOrderNo } })],
  ['computePrice', (t, { own }) => ({ body: { preOrderNo: own.preOrderNo, couponId: t.couponId } })],
  ['listCheckoutCoupons', (t) => path('preOrderNo', t.preOrderNo)],
  ['createOrder', (t, me) => ({ body: orderBody(me, t.preOrderNo) })],
  ['createOrder', (t, me) => ({ body: orderBody({ ...me, addressId: t.addressId }, me.own.preOrderNo) })],
  ['createOrder', (t, me) => ({ body: orderBody(me, me.own.preOrderNo, { couponId: t.couponId }) })],
  ['pay', (t) => ({ body: { orderNo: t.unpaid, payType: 'stripe', payChannel: 'pc' } })],
  ['pay', (t) => ({ body: { orderNo: t.unpaid, payType: 'yue', payChannel: 'pc' } })],
  ['capturePaypal', (t) => ({ body: { token: t.paypalToken, payerID: 'X' } })],
  ['getOrderOfPreOrder', (t) => path('preOrderNo', t.preOrderNo)],
  ['requestRefund', (t) => ({ body: { orderNo: t.unshipped, text: 'Mine now' } })],
  [
    'requestRefund',
    (t, { own }) => ({ body: { orderNo: own.unshipped, text: 'x', refund_reason_wap_img: t.picture } }),
  ],
  [
    'requestRefund',
    (t, { own }) => ({
      body: { orderNo: own.unshipped, text: 'x', lines: [{ orderInfoId: t.lineId, num: 1 }] },
    }),
  ],
  ['getRefund', (t) => path('refundOrderNo', t.refundOrderNo)],
  ['listRefundMessages', (t) => path('refundOrderNo', t.refundOrderNo)],
  ['sendRefundMessage', (t) => ({ body: { refundOrderNo: t.refundOrderNo, content: 'Mine' } })],
  [
    'sendRefundMessage',
    (t, { own }) => ({
      body: { refundOrderNo: own.refundOrderNo, content: 'See', pictures: [t.picture] },
    }),
  ],
  ['escalateRefund', (t) => ({ body: { refundOrderNo: t.refusedRefundNo, reason: 'Mine' } })],
  ['revokeRefund', (t) => path('refundOrderNo', t.refundOrderNo)],
  [
    'returnGoods',
    (t) => ({ body: { refundOrderNo: t.refundOrderNo, expressName: 'DHL', trackingNumber: '1' } }),
  ],
  [
    'createReview',
    (t) => ({ body: { orderNo: t.completed, orderInfoId: t.lineId, star: 1, comment: 'Bad' } }),
  ],
  [
    'createReview',
    (t, { own }) => ({ body: { orderNo: own.completed, orderInfoId: t.lineId, star: 1, comment: 'Bad' } }),
  ],
  ['getAddress', (t) => path('id', t.addressId)],
  ['deleteAddress', (t) => ({ body: { id: t.addressId } })],
  ['setDefaultAddress', (t) => ({ body: { id: t.addressId } })],
  ['saveAddress', (t) => ({ body: { id: t.addressId, realName: 'Mine', detail: 'Now', postCode: '1' } })],
  ['deleteSession', (t) => path('id', t.sessionId)],
  ['getGuestMasterOrder', (t) => ({ query: { orderNo: t.unpaid, identity: 'guess' } })],
  ['getGuestStoreOrder', (t) => ({ query: { orderNo: t.unshipped, identity: 'guess' } })],
];

async function furnish(owner: Shopper): Promise<Things> {
  const { shop } = world;
  const { token, uid } = owner;
  const { product, red } = await makeProduct(shop.db, { stock: 90 });
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  const paid = async () => {
    const orderNo = await placeOrder(shop, owner, choice);
    await payByCard(shop, owner, orderNo);
    return (await storeOrdersOf(shop, owner, orderNo))[0] ?? '';
  };
  const sent = async () => {
    const orderNo = await paid();
    await ship(shop.db, orderNo, { carrierCode: '', number: 'N', deliveryType: 'send' }, shop.clock.now());
    return orderNo;
  };
  await shop.get('addToCart', {
    token,
    body: [{ productId: product.id, productAttrUnique: red.id, cartNum: 1 }],
  });
  const [cart] = await shop.db.select().from(cartItems).where(eq(cartItems.uid, uid));
  const coupon = await makeCoupon(shop.db);
  await shop.get('receiveCoupon', { token, body: { couponId: coupon.id } });
  const [held] = await shop.db.select().from(userCoupons).where(eq(userCoupons.uid, uid));
  const completed = await sent();
  await shop.get('confirmReceipt', { token, params: { orderNo: completed } });
  const waiting = await shop.get('listAwaitingReview', { token });
  const refunded = await paid();
  await shop.get('requestRefund', { token, body: { orderNo: refunded, text: 'Small' } });
  const newestRefund = async () => (await shop.get('listRefunds', { token })).list?.[0]?.refundOrderNo ?? '';
  const refundOrderNo = await newestRefund();
  await shop.get('requestRefund', { token, body: { orderNo: await paid(), text: 'Large' } });
  const refusedRefundNo = await newestRefund();
  await refuseRefund(shop.db, refusedRefundNo, 'It fits', shop.clock.now());
  const unpaid = await placeOrder(shop, owner, choice, { payType: 'paypal' });
  const begun = await shop.get('pay', {
    token,
    body: { orderNo: unpaid, payType: 'paypal', payChannel: 'pc' },
  });
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const file = new File([new Uint8Array(gif)], 'a.gif');
  const upload = await storeUpload(shop.db, shop.services.config, uid, file, shop.clock.now());
  return {
    cartId: cart?.id ?? 0,
    preOrderNo: await startPurchase(shop, owner, choice),
    unpaid,
    unshipped: await paid(),
    shipped: await sent(),
    completed,
    lineId: waiting.list?.[0]?.id ?? 0,
    refundOrderNo,
    refusedRefundNo,
    couponId: held?.id ?? 0,
    addressId: owner.addressId,
    paypalToken: new URL(begun.redirect ?? '').searchParams.get('token') ?? '',
    picture: upload.url,
    sessionId: (await shop.get('listSessions', { token }))[0]?.id ?? 0,
  };
}

/** All data of a user, for comparison before and after. */
async function snapshot(uid: number): Promise<unknown[]> {
  const { db } = world.shop;
  const tables = [
    addresses,
    cartItems,
    favouriteProducts,
    followedMerchants,
    masterOrders,
    notifications,
    refunds,
    sessions,
    storeOrders,
    userCoupons,
  ];
  return Promise.all(
    tables.map((table) => db.select().from(table).where(eq(table.uid, uid)).orderBy(table.id)),
  );
}

let victim: Shopper;
let theirs: Things;
let intruder: Shopper & { own: Things };

beforeAll(async () => {
  const { db } = world.shop;
  victim = await makeShopper(db, { balance: 100_000 });
  theirs = await furnish(victim);
  const other = await makeShopper(db, { balance: 100_000 });
  intruder = { ...other, own: await furnish(other) };
});

describe('data of another user', () => {
  it.each(matrix.map(([id, build], index) => ({ id, build, index })))(
    '$id ($index) answers as for what does not exist',
    async ({ id, build }) => {
      const { shop } = world;
      const before = await snapshot(victim.uid);
      const foreign = await shop.call(id, { ...build(theirs, intruder), token: intruder.token });
      const absent = await shop.call(id, { ...build(nobodys, intruder), token: intruder.token });
      expect(foreign).toEqual(absent);
      // "No such address" is null and a success in this API.
      expect(id === 'getAddress' ? foreign.data === null : [400, 500].includes(foreign.code)).toBe(true);
      expect(await snapshot(victim.uid)).toEqual(before);
    },
  );

  it('is in no list of a user', async () => {
    const { shop } = world;
    const { token } = await makeShopper(shop.db);
    const lists: OperationId[] = [
      'listUnpaidOrders',
      'listOrders',
      'listRefunds',
      'listAwaitingReview',
      'listMyReviews',
      'listFavouriteProducts',
      'listFollowedStores',
      'listPointsRecords',
      'listNotifications',
      'listSettlementRecords',
    ];
    for (const id of lists) {
      const answer = await shop.call(id, { token });
      expect({ id, ...answer }).toMatchObject({ id, data: { total: 0, list: [] } });
    }
    expect(await shop.get('listCart', { token, query: { isValid: true } })).toEqual([]);
  });

  it('is not shown without a token', async () => {
    const { shop } = world;
    for (const [id, build] of matrix) {
      if (id.startsWith('getGuest')) continue;
      const answer = await shop.call(id, build(theirs, intruder));
      expect({ id, ...answer }).toMatchObject({ id, code: 401, data: null });
    }
  });
});
