import { describe, expect, it } from 'vitest';
import { shopLoader, signedInLoader } from '../../http/index.server.ts';
import { newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import { placeOrder, placeShippedOrder } from '../../testing/orders.ts';
import { breakOperation } from '../../testing/sandbox.ts';
import { loadMailedOrder, loadOrder } from './order-detail.server.ts';
import { loadOrders } from './orders.server.ts';

const list = signedInLoader((shop, { url }) => loadOrders(shop, url.searchParams));
const detail = signedInLoader((shop, { url }) => loadOrder(shop, url.searchParams));
const mailed = shopLoader((shop, { url }) => loadMailedOrder(shop, url.searchParams));
const listPath = '/user_center/order/list';
const detailPath = '/user_center/order/detail';

/** The link of the confirmation mail. */
const mailedLink = ({ identity }: Pick<Shopper, 'identity'>, orderNo: string) =>
  `${detailPath}?${new URLSearchParams({ orderNo, identity: identity ?? '' })}`;

describe('the list of orders', () => {
  it('shows unpaid payments and parcels together, and each in its tab', async () => {
    const shopper = await newShopper();
    const unpaid = await placeOrder(shopper, { paymentMethod: 'stripe' });
    const placed = await placeOrder(shopper);
    const { browser } = shopper;
    expect((await browser.load(list, listPath)).data).toMatchObject({
      tab: 'all',
      unpaid: [{ orderNo: unpaid.orderNo }],
      orders: [{ orderNo: placed.storeOrderNo, status: 'toShip' }],
      counts: { toPay: 1, toShip: 1 },
    });
    expect((await browser.load(list, `${listPath}?tab=toPay`)).data).toMatchObject({
      unpaid: [{ orderNo: unpaid.orderNo }],
      orders: [],
    });
    expect((await browser.load(list, `${listPath}?tab=toReceive`)).data).toMatchObject({
      unpaid: [],
      orders: [],
    });
  });

  it('finds orders by their days, also when these are the wrong way round, and leaves out what is no day', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    const found = async (query: string) =>
      (await shopper.browser.load(list, `${listPath}?${query}`)).data as {
        orders: { orderNo: string }[];
        from: string;
        isFiltered: boolean;
      };
    const year = new Date().getUTCFullYear();
    expect((await found(`from=${year + 1}-12-31&until=${year - 1}-01-01`)).orders).toMatchObject([
      { orderNo: storeOrderNo },
    ]);
    expect(await found(`from=${year - 2}-01-01&until=${year - 1}-01-01`)).toMatchObject({
      orders: [],
      isFiltered: true,
    });
    expect(await found('from=2026-99-99&until=soon')).toMatchObject({ from: '', isFiltered: false });
  });

  it('counts open refunds and what waits for a review, and does without these numbers', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeOrder(shopper);
    await shopper.api.refunds.request({ orderNo: storeOrderNo, reason: 'Other' });
    expect((await shopper.browser.load(list, listPath)).data).toMatchObject({
      waiting: { reviews: 0, refunds: 1 },
      orders: [{ status: 'refunding', refundNo: expect.stringMatching(/^RE/) }],
    });
    await breakOperation('getOrderCenterCounts');
    expect(await shopper.browser.load(list, listPath)).toMatchObject({
      status: 200,
      data: { waiting: { reviews: null, refunds: null } },
    });
  });

  it('treats an unknown tab as "all"', async () => {
    const { browser } = await newShopper();
    expect((await browser.load(list, `${listPath}?tab=constructor`)).data).toMatchObject({ tab: 'all' });
  });

  it('leaves the counts out when they cannot be read', async () => {
    const { browser } = await newShopper();
    await breakOperation('getOrderCounts');
    expect(await browser.load(list, listPath)).toMatchObject({ status: 200, data: { counts: null } });
  });

  it('answers 502 when the orders cannot be read', async () => {
    const { browser } = await newShopper();
    await breakOperation('listOrders');
    expect((await browser.load(list, listPath)).status).toBe(502);
  });
});

describe('the page of an order', () => {
  it('shows a payment with its stores', async () => {
    const shopper = await newShopper();
    const { orderNo, storeOrderNo } = await placeOrder(shopper, { paymentMethod: 'stripe' });
    expect((await shopper.browser.load(detail, `${detailPath}?orderNo=${orderNo}`)).data).toMatchObject({
      order: { orderNo, status: 'toPay', actions: ['payNow', 'cancel'], groups: [{ orderNo: storeOrderNo }] },
    });
  });

  it('shows a shipped order with its parcel', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeShippedOrder(shopper);
    const { data } = await shopper.browser.load(detail, `${detailPath}?orderNo=${storeOrderNo}`);
    expect(data).toMatchObject({
      order: {
        status: 'toReceive',
        actions: expect.arrayContaining(['confirmReceipt']),
        shipment: {
          delivery: 'courier',
          trackingNo: expect.stringMatching(/\S/),
          parcel: { courier: expect.stringMatching(/\S/) },
          parcelFailed: false,
        },
      },
    });
  });

  it('is shown without the parcel when that cannot be read', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeShippedOrder(shopper);
    await breakOperation('getParcel');
    expect(await shopper.browser.load(detail, `${detailPath}?orderNo=${storeOrderNo}`)).toMatchObject({
      status: 200,
      data: {
        order: { shipment: { carrier: expect.stringMatching(/\S/), parcel: null, parcelFailed: true } },
      },
    });
  });

  it('does not exist for anybody else', async () => {
    const { orderNo } = await placeOrder(await newShopper());
    const { browser } = await newShopper();
    expect((await browser.load(detail, `${detailPath}?orderNo=${orderNo}`)).status).toBe(404);
  });

  it.each([
    ['cancel', 'cancel'],
    ['constructor', null],
    ['viewLogistics', null],
    ['', null],
  ])('asks to confirm "%s": %s', async (requested, confirm) => {
    const { browser } = await newShopper();
    expect((await browser.load(detail, `${detailPath}?confirm=${requested}`)).data).toMatchObject({
      confirm,
      order: null,
    });
  });
});

describe('an order that is opened by the link of its confirmation mail', () => {
  it('shows without an account: the payment and its parcels', async () => {
    const shopper = await newShopper();
    const { orderNo, storeOrderNo } = await placeShippedOrder(shopper);
    const visitor = new TestBrowser();
    expect((await visitor.load(mailed, mailedLink(shopper, orderNo))).data).toMatchObject({
      identity: expect.stringMatching(/\S/),
      order: { orderNo, actions: [], groups: [{ orderNo: storeOrderNo }] },
    });
    expect((await visitor.load(mailed, mailedLink(shopper, storeOrderNo))).data).toMatchObject({
      order: { orderNo: storeOrderNo, actions: [], shipment: { trackingNo: expect.stringMatching(/\S/) } },
    });
  });

  it('offers to pay an unpaid one', async () => {
    const shopper = await newShopper();
    const { orderNo } = await placeOrder(shopper, { paymentMethod: 'stripe' });
    const { data } = await new TestBrowser().load(mailed, mailedLink(shopper, orderNo));
    expect(data).toMatchObject({ order: { status: 'toPay', actions: ['payNow'] } });
  });

  it('leads its owner, who is signed in, to the order in the account', async () => {
    const shopper = await newShopper();
    const { orderNo } = await placeOrder(shopper);
    const link = mailedLink(shopper, orderNo);
    expect(await shopper.browser.load(mailed, `/fr${link}`)).toMatchObject({
      status: 302,
      location: `/fr${detailPath}?orderNo=${orderNo}`,
    });
  });

  it.each(['somebody else', 'nobody any more'])('shows to a browser where %s is signed in', async (who) => {
    const shopper = await newShopper();
    const { orderNo } = await placeOrder(shopper);
    const { browser } = await newShopper();
    if (who === 'nobody any more') await browser.setCookie('token', 'ended');
    expect((await browser.load(mailed, mailedLink(shopper, orderNo))).data).toMatchObject({
      order: { orderNo },
    });
  });

  it("does not open another shopper's order", async () => {
    const { orderNo, storeOrderNo } = await placeOrder(await newShopper());
    const other = await newShopper();
    for (const number of [orderNo, storeOrderNo]) {
      const link = mailedLink(other, number);
      expect((await new TestBrowser().load(mailed, link)).status).toBe(404);
      expect((await other.browser.load(mailed, link)).status).toBe(404);
    }
    const guessed = `${detailPath}?orderNo=${orderNo}&identity=guess`;
    expect((await new TestBrowser().load(mailed, guessed)).status).toBe(404);
  });
});
